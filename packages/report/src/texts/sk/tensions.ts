import type { Books } from '../books.ts'

export const tensionTexts: Books['tensions'] = {
  roadAndHome: {
    question: 'Je čas vyraziť, alebo čas zostať pri stole?',
    both: 'Jedna vaša polovica sa zrejme chce vydať na cestu, druhá chce miesto pri stole, a obe majú dobré dôvody. Plány tak možno robíte dvakrát: najprv výprava, potom dôvody zostať. Pomáha dopriať každej polovici jej čas a nechcieť to rozhodnúť raz navždy.',
    tilted: [
      'Vyraziť je pre vás ľahšie než zostať. Otvorené zostáva, k čomu by ste sa chceli vracať a či o tom ľudia, ktorí tam sú, vedia.',
      'Zostať je pre vás ľahšie než vyraziť. Otvorené zostáva, ktorý odchod odkladáte len preto, že nikto iný nešiel.',
    ],
  },
  orderAndRevolt: {
    question: 'Potrebuje toto pravidlo strážcu, alebo niekoho, kto ho poruší?',
    both: 'Zdá sa, že chcete, aby veci mali svoj poriadok, a zároveň nedôverujete poriadkom, ktoré ste si nevybrali. Kto v sebe nosí oboje, ráno možno pravidlá píše a večer sa proti nim búri. Užitočnejšie než pýtať sa, či poslúchnuť, je pýtať sa, pod ktoré pravidlo by ste sa podpísali.',
    tilted: [
      'Udržať poriadok je pre vás ľahšie než ho prevrátiť. Otvorené zostáva, čo prežíva iba preto, že to nikto, ani vy, nespochybnil.',
      'Prevrátiť poriadok je pre vás ľahšie než ho udržať. Otvorené zostáva, čo by ste postavili na miesto toho, čo odmietate, a kto by sa o to staral.',
    ],
  },
  earnestAndPlay: {
    question: 'Treba to pochopiť, alebo sa na tom zasmiať?',
    both: 'Veci zrejme beriete dosť vážne, aby ste ich domysleli, a dosť zľahka, aby ste sa na výsledku zasmiali. Tieto dve stránky si prekážajú vtedy, keď myšlienku utne pointa alebo hru rozbor. Skôr než sa večer začne, rozhodnite, ktorá z nich má slovo.',
    tilted: [
      'Premýšľať je pre vás ľahšie než hrať sa. Otvorené zostáva, čo by sa vyjasnilo práve vtedy, keď to prestanete skúmať.',
      'Hrať sa je pre vás ľahšie než hĺbať. Otvorené zostáva, ktorú myšlienku ste odbili smiechom, hoci si zaslúžila hodinu.',
    ],
  },
  contestAndCloseness: {
    question: 'Ide tu o víťazstvo, alebo o blízkosť?',
    both: 'Zdá sa, že chcete ukázať silu a zároveň byť nablízku, lenže pri blízkosti treba silu odložiť. V hádke sa to môže zraziť: jedna vaša stránka chce vyhrať spor, druhá získať človeka. Všímajte si, ktorá z nich práve hovorí, lebo každá má pravdu v inom čase.',
    tilted: [
      'Vykročiť dopredu je pre vás ľahšie než sa o niekoho oprieť. Otvorené zostáva, v čej spoločnosti by ste mohli ukázať slabosť a nič tým nestratiť.',
      'Blízkosť je pre vás ľahšia než súperenie. Otvorené zostáva, pre čo by ste riskovali hádku s niekým, na kom vám záleží.',
    ],
  },
  trustAndChange: {
    question: 'Je to dobré také, aké to je, alebo to čaká na zmenu?',
    both: 'Veci by ste asi najradšej nechali také, aké sú, jednoduché a dobré, a zároveň zrejme vidíte, čím by sa mohli stať. Ten istý večer tak môže byť darom aj náčrtom. Pomáha povedať si, ktorý kút života smie zostať nevylepšený, a brániť ho.',
    tilted: [
      'Prijať veci je pre vás ľahšie než ich meniť. Otvorené zostáva, na ktorú zmenu čakáte, hoci by ste ju mohli začať len vy.',
      'Meniť veci je pre vás ľahšie než ich prijať. Otvorené zostáva, čo vo vašom živote je už teraz dosť dobré na to, aby malo pokoj.',
    ],
  },
  othersAndWork: {
    question: 'Patrí táto hodina druhým, alebo vlastnej tvorbe?',
    both: 'Potreby druhých a vaša vlastná tvorba si zrejme pýtajú tie isté hodiny a zdá sa, že vám záleží na oboch. Nech si vyberiete čokoľvek, druhá strana vám môže poslať účet v podobe zlého svedomia. Pevné hodiny tu pomôžu viac než dobré úmysly, lebo dobrovoľne nebude čakať ani jedna.',
    tilted: [
      'Byť tu pre druhých je pre vás ľahšie než zavrieť dvere a tvoriť. Otvorené zostáva, čo by už bolo na svete, keby sa niekto rovnako dobre staral o váš čas.',
      'Tvoriť niečo vlastné je pre vás ľahšie než byť druhým poruke. Otvorené zostáva, kto sa už prestal pýtať a či by ste chceli, aby znovu začal.',
    ],
  },
}
