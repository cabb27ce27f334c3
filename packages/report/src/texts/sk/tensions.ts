import type { Books } from '../books.ts'

export const tensionTexts: Books['tensions'] = {
  roadAndHome: {
    question: 'Je čas vyraziť, alebo čas zostať pri stole?',
    both: 'Jedna vaša polovica má zrejme zbalené, druhá práve prestiera, a dobrý dôvod majú obe. Plánujete tak možno dvakrát: raz trasu a raz výhovorku, prečo zostať. Navždy to rozhodnúť netreba; stačí povedať, ktorej polovici patrí tento mesiac.',
    tilted: [
      'Odchádza sa vám ľahko, zostáva sa ťažšie. Ku komu by ste sa však raz chceli vrátiť, a vie o tom ten človek vôbec?',
      'Pri stole vás nájdu vždy, na stanici málokedy. Ktorý odchod odkladáte len preto, že nikto iný nejde?',
    ],
  },
  orderAndRevolt: {
    question: 'Potrebuje toto pravidlo strážcu, alebo niekoho, kto ho poruší?',
    both: 'Vešiak na kľúče zrejme chcete, no ak vám ho na stenu dá niekto iný, vytrhnete ho aj s hmoždinkou. Ráno pravidlo napíšete a večer možno hľadáte, ako ho obísť. Či poslúchnuť, to nechajte bokom; spýtajte sa radšej, ktoré pravidlo by ste podpísali aj zajtra.',
    tilted: [
      'Plot skôr opravíte, než by ste ho preskočili. Čo u vás stojí už len preto, že sa dlho nikto, ani vy, nespýtal, načo to je?',
      'Plot skôr zbúrate, než by ste ho natreli. Čo by ste však postavili namiesto neho, a kto by sa o to staral aj v novembri?',
    ],
  },
  earnestAndPlay: {
    question: 'Treba to pochopiť, alebo sa na tom zasmiať?',
    both: 'Vec zrejme domyslíte do konca a potom sa na výsledku zasmejete. Horšie je, keď sa poradie pomieša: pointa predbehne myšlienku alebo rozbor pokazí vtip. Kým zazvonia hostia, povedzte si, či má dnes službu hlava, alebo smiech; to druhé môže prísť až na kávu.',
    tilted: [
      'Pravidlá hry prečítate celé, na hru už čas nezvýši. Čo by sa vám vyjasnilo, keby ste na jedno popoludnie prestali skúmať?',
      'Začnete hrať skôr, než niekto dočíta pravidlá. Ktorú myšlienku ste odbili smiechom, hoci by si bola zaslúžila celú hodinu?',
    ],
  },
  contestAndCloseness: {
    question: 'Treba tu teraz silu, alebo blízkosť?',
    both: 'Zrejme chcete, aby sa o vás dalo oprieť, a zároveň sa chcete o niekoho oprieť vy, lenže s plnými rukami sa neobjíma. Jedna vaša polovica by skriňu vyniesla bez pomoci, druhá by ju radšej niesla s niekým, a hovoria obe naraz. Na medziposchodí skriňu položte a vypočujte jednu polovicu; druhá má tiež pravdu, len o hodinu neskôr.',
    tilted: [
      'Skôr vykročíte dopredu, než by ste sa o niekoho opreli. Pred kým by ste si mohli sadnúť na schody a povedať, že už nevládzete?',
      'Body v hre radšej rozdáte, než by ste ich rátali. Kvôli čomu by ste sa pohádali aj s niekým, na kom vám záleží?',
    ],
  },
  trustAndChange: {
    question: 'Je to dobré tak, ako to je, alebo to čaká na zmenu?',
    both: 'Veci by ste asi najradšej nechali také, aké sú, jednoduché a dobré, a zároveň vidíte, čo by z nich mohlo byť. Rukou hladíte mačku a v duchu prestavujete izbu. Vyberte si jeden kút, ktorý nebudete vylepšovať, a toho sa nedotknite ani v duchu.',
    tilted: [
      'Krivú poličku si skôr obľúbite, než by ste ju prevesili. Na ktorú zmenu čakáte, hoci začať s ňou môžete jedine vy?',
      'Poličku prevesíte, aj keď visí dobre. Čo je vo vašom živote už teraz také dobré, že by ste to mohli nechať na pokoji?',
    ],
  },
  othersAndWork: {
    question: 'Patrí táto hodina druhým, alebo vlastnej tvorbe?',
    both: 'Ľudia okolo vás a rozrobená vec na stole si zrejme pýtajú tú istú hodinu. Dáte ju ľuďom a v noci vám príde na um tá vec; dáte ju práci a celý čas myslíte na ľudí. Pomôže nápis kriedou na dverách: do deviatej sa tvorí, po deviatej som tu.',
    tilted: [
      'Ceruzku odložíte, len čo niekto zaklope. Čo by už bolo na svete, keby niekto strážil aj váš čas?',
      'Ceruzku neodložíte, ani keď niekto zaklope druhý raz. Kto sa vás už prestal pýtať, či máte chvíľu, hoci by ste chceli, aby sa pýtal znova?',
    ],
  },
}
