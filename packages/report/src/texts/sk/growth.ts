import type { LoneShadowGrowth, ShadowGrowthBook, StructureGrowthBook } from '../depth-books.ts'

export const shadowGrowth: ShadowGrowthBook = {
  overused: {
    independence: {
      area: 'Vrátiť sa na zem',
      description:
        'Sila vnútorného odstupu zrejme občas prekračuje mieru. Rásť tu znamená porovnávať nádej, úvahu či túžbu s tým, čo máte pred očami.',
      approaches: [
        'Človeku, ktorému dôverujete, povedať najprv fakty a až potom výklad',
        'Určiť deň, keď sa premýšľanie či čakanie zmení na krok',
        'Desať minút denne pracovať rukami',
      ],
    },
    mastery: {
      area: 'Odložiť silu',
      description:
        'Sila vôle zrejme občas prekračuje mieru. Rásť tu znamená zachytiť chvíľu, keď už silu netreba, a zastať o krok skôr.',
      approaches: [
        'Krátka prestávka pred každou odpoveďou, ktorá sa začína slovom „nie“ alebo plánom',
        'Pohyb bez cieľa, hodiniek a porovnávania',
        'Opýtať sa blízkych, kedy vaša sila pomáha a kedy tlačí',
      ],
    },
    belonging: {
      area: 'Zachovať si vlastnú tvár',
      description:
        'Sila blízkosti zrejme občas prekračuje mieru. Rásť tu znamená zostať s ľuďmi v spojení a vlastné prianie pritom nestratiť z očí.',
      approaches: [
        'Raz denne povedať svoje prianie skôr, než sa spýtate na cudzie',
        'Čas osamote, ktorý netreba ospravedlňovať',
        'Nechať ticho alebo nesúhlas prečkať do rána',
      ],
    },
    stability: {
      area: 'Pustiť včas',
      description:
        'Sila držať veci a starať sa zrejme občas prekračuje mieru. Rásť tu znamená veriť, že niečo pokračuje, aj keď na tom nemáte ruku.',
      approaches: [
        'Jedna povinnosť mesačne odovzdaná aj s chybami',
        'Zoznam vecí, ktoré sú dosť dobré a nikto ich už neupravuje',
        'Prijať pomoc a hneď ju neoplácať',
      ],
    },
  },
  disowned: {
    independence: {
      area: 'Získať späť vnútorný priestor',
      description:
        'Niečo z dôvery, rozvahy či túžby zrejme muselo odísť odtiaľ, kde to bolo treba. Rásť tu znamená dávať tomu malé povolenia a sledovať, čo to prinesie.',
      approaches: [
        'Hodina týždenne bez spoločnosti a bez účelu',
        'Zapísať si otázku a sedem dní ju nechať otvorenú',
        'Zámerne uveriť jednému človeku v jednej veci',
      ],
    },
    mastery: {
      area: 'Prihlásiť sa k vlastnej sile',
      description:
        'Niečo z odvahy, protestu či vplyvu zrejme prenechávate iným. Rásť tu znamená skúšať to tam, kde sa veľa nepokazí, až kým to nebudete pociťovať ako vlastné.',
      approaches: [
        'Jedna námietka týždenne, povedaná včas a pokojne',
        'Malá odvážna vec s pevným koncom',
        'Zapísať si, čia smelosť vás hnevá a čo by ste si z nej mohli požičať',
      ],
    },
    belonging: {
      area: 'Dovoliť teplo',
      description:
        'Niečo z blízkosti, hry či spoločenstva zrejme zostáva v diaľke. Rásť tu znamená vpustiť ich k sebe o niečo viac než zvyčajne a o chvíľu dlhšie zostať.',
      approaches: [
        'Raz za dva týždne prijať pozvanie a zostať do konca',
        'Pochvalu prijať a opätovať, nie odbiť',
        'Voľná hodina s niekým, kto vás rozosmeje',
      ],
    },
    stability: {
      area: 'Zaujať svoje miesto',
      description:
        'Niečo zo starostlivosti, tvorby či rozhodovania zrejme čaká na cudzie povolenie. Rásť tu znamená vziať si na starosť jedno malé pole a dovoliť, aby to bolo vidno.',
      approaches: [
        'Jedno rozhodnutie týždenne v spoločnej veci, aj s termínom',
        'Ukázať jednu prácu skôr, než je dokonalá',
        'Raz ponúknuť konkrétnu pomoc a raz o ňu požiadať',
      ],
    },
  },
}

export const loneShadowGrowth: LoneShadowGrowth = ({ archetype }) => ({
  area: 'Pustiť dnu ešte jednu postavu',
  description: `To, čo predstavuje ${archetype}, má u vás zrejme málo miesta, hoci príbuzná postava je vo vašich odpovediach nad stredom. Rásť tu znamená skúšať z toho po troške a zámerne tam, kde sa veľa nepokazí.`,
  approaches: [
    'Jedna malá vec týždenne, do ktorej by sa pustila táto postava, no vy zvyčajne nie',
    'Zapísať si, u koho vás hnevá, ako ľahko mu to ide, a čo by ste si z toho mohli požičať',
    'Opýtať sa niekoho, komu sa to darí, aké boli začiatky',
  ],
})

export const structureGrowth: StructureGrowthBook = {
  heavyMask: {
    area: 'Menej tvárí, viac oddychu',
    description:
      'Prispôsobujete sa viac než väčšina porovnávacej skupiny, čo je zručnosť a zároveň práca. Krokom vpred je vybrať si situácie, v ktorých tvár smie zostať doma.',
    approaches: [
      'Jeden človek, pred ktorým sa nič neuhládza',
      'Štvrťhodina medzi prácou a domovom, ktorá nepatrí žiadnej role',
      'Večer si zapísať, ktoré „áno“ bolo v skutočnosti „nie“',
    ],
  },
  thinMask: {
    area: 'Tvár na cesty',
    description:
      'Prispôsobujete sa menej než väčšina porovnávacej skupiny, čo je poctivé a občas drahšie, než treba. Krokom vpred je brať zdvorilosť ako odev, nie ako klamstvo.',
    approaches: [
      'Pripraviť si na ťažké stretnutia dve priateľské vety',
      'Povedať ľuďom, čo potrebujete, skôr než to musia uhádnuť',
      'Pozorovať niekoho, koho takt si ceníte, a jeden zvyk si požičať',
    ],
  },
  highPressure: {
    area: 'Žiť so silnými reakciami',
    description:
      'Z nežitej stránky tlačí viac než u väčšiny porovnávacej skupiny. Krokom vpred je brať hnev a okúzlenie ako stopy, nie ako rozsudky.',
    approaches: [
      'Denník silných reakcií: podnet, pocit, spomienka',
      'Pravidelný pohyb, pri ktorom sa naozaj zadýchate',
      'Porozprávať sa s niekým skúseným, keď sa vzorec nechce pustiť',
    ],
  },
  looseParts: {
    area: 'Prepájať svoje stránky',
    description:
      'Vaše rôzne stránky sú zrejme v spojení len voľne. Krokom vpred je pravidelne ich zvolávať, na papieri, v rozhovore alebo v tichej hodine.',
    approaches: [
      'Napísať krátky rozhovor dvoch stránok, ktoré sa nezhodnú',
      'Raz za týždeň sa obzrieť s tými istými troma otázkami',
      'Jeden záväzok mesačne, na ktorom sa zhodnú všetky',
    ],
  },
  steadyMiddle: {
    area: 'Udržiavať, čo drží',
    description:
      'Žiadna časť štruktúry nepôsobí napäto, takže úlohou je údržba. Krokom vpred je starať sa o to, čo funguje, skôr než si to život vypýta.',
    approaches: [
      'Štvrťhodina týždenne na obzretie',
      'Jeden rozhovor mesačne, ktorý ide pod povrch',
      'Raz za štvrťrok skúsiť niečo, v čom iba začínate',
    ],
  },
}
