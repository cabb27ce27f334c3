import type { Books } from '../books.ts'

export const tensionTexts: Books['tensions'] = {
  roadAndHome: {
    question: 'Je čas vyraziť, alebo čas zostať pri stole?',
    both: 'Jedna vaša polovica sa zrejme chce vydať na cestu, druhá chce miesto pri stole, a obe majú dobré dôvody. Plánujete tak možno dvakrát: najprv výpravu, potom dôvody, prečo zostať. Doprajte každej polovici jej čas a nechcite to rozhodnúť raz navždy.',
    tilted: [
      'Odchádza sa vám ľahšie, než zostáva. Otázka je, k čomu by ste sa chceli vracať a či o tom ľudia, ktorí tam sú, vedia.',
      'Skôr zostanete, než by ste vyrazili. Ktorý odchod odkladáte len preto, že nikto iný nešiel?',
    ],
  },
  orderAndRevolt: {
    question: 'Potrebuje toto pravidlo strážcu, alebo niekoho, kto ho poruší?',
    both: 'Chcete zrejme, aby veci mali svoj poriadok, a zároveň neveríte poriadku, ktorý ste si nevybrali. Kto má v sebe oboje, ráno možno pravidlá píše a večer sa proti nim búri. Nepýtajte sa ani tak, či poslúchnuť, ako skôr to, pod ktoré pravidlo by ste sa podpísali.',
    tilted: [
      'Poriadok skôr udržíte, než prevrátite. Otázka je, čo z neho prežíva iba preto, že to nikto, ani vy, nespochybnil.',
      'Poriadok skôr prevrátite, než udržíte. Čo by ste však postavili na miesto toho, čo odmietate, a kto by sa o to staral?',
    ],
  },
  earnestAndPlay: {
    question: 'Treba to pochopiť, alebo sa na tom zasmiať?',
    both: 'Veci zrejme beriete natoľko vážne, že ich domyslíte do konca, a natoľko zľahka, že sa na výsledku zasmejete. Tieto dve stránky si prekážajú, keď pointa utne myšlienku alebo rozbor pokazí hru. Skôr než sa večer začne, rozhodnite, ktorá z nich má slovo.',
    tilted: [
      'K premýšľaniu máte bližšie než k hre. Čo by sa vám vyjasnilo práve vtedy, keď to prestanete skúmať?',
      'K hre máte bližšie než k hĺbaniu. Otvorené zostáva, ktorú myšlienku ste odbili smiechom, hoci si zaslúžila hodinu.',
    ],
  },
  contestAndCloseness: {
    question: 'Ide tu o víťazstvo, alebo o blízkosť?',
    both: 'Zrejme chcete ukázať silu a zároveň byť nablízku, lenže kto chce byť nablízku, musí silu odložiť. V hádke sa to môže zraziť: jedna vaša stránka chce vyhrať spor, druhá získať človeka. Všímajte si, ktorá z nich práve hovorí, lebo každá má pravdu v inom čase.',
    tilted: [
      'Skôr vykročíte dopredu, než by ste sa o niekoho opreli. Pri kom by ste mohli ukázať slabosť a nič tým nestratiť?',
      'Byť nablízku viete ľahšie než súperiť. Otázka je, pre čo by ste riskovali hádku s niekým, na kom vám záleží.',
    ],
  },
  trustAndChange: {
    question: 'Je to dobré tak, ako to je, alebo to čaká na zmenu?',
    both: 'Veci by ste asi najradšej nechali také, aké sú, jednoduché a dobré, a zároveň vidíte, čo by z nich mohlo byť. Ten istý večer je tak darom aj náčrtom. Povedzte si, ktorý kút života smie zostať bez vylepšení, a nedajte si ho.',
    tilted: [
      'Veci ľahšie prijmete, než zmeníte. Na ktorú zmenu čakáte, hoci ju môžete začať len vy?',
      'Veci ľahšie zmeníte, než prijmete. Čo je vo vašom živote už teraz také dobré, že by to mohlo mať pokoj?',
    ],
  },
  othersAndWork: {
    question: 'Patrí táto hodina druhým, alebo vlastnej tvorbe?',
    both: 'Potreby druhých a vaša vlastná tvorba si zrejme pýtajú tie isté hodiny a zdá sa, že vám záleží na oboch. Nech si vyberiete čokoľvek, druhá strana vám môže poslať účet v podobe zlého svedomia. Pevné hodiny tu pomôžu viac než dobré úmysly, lebo dobrovoľne nebude čakať ani jedna.',
    tilted: [
      'Skôr ste poruke druhým, než by ste zavreli dvere a tvorili. Otvorené zostáva, čo by už bolo na svete, keby sa niekto rovnako dobre staral o váš čas.',
      'Skôr tvoríte niečo svoje, než by ste boli poruke druhým. Otvorené zostáva, kto sa už prestal pýtať a či by ste chceli, aby znovu začal.',
    ],
  },
}
