import type { MotiveDepthBook } from '../depth-books.ts'

export const motiveDepths: MotiveDepthBook = {
  independence: {
    drive:
      'Asi sa chcete presvedčiť na vlastné oči a potrebujete chvíle, keď na vás nikto nemá nárok.',
    type: 'Izba len pre seba',
    lessLived:
      'Túžba po nezávislosti je zo štyroch motívov posledná, takže najmenej miesta má u vás zrejme stránka, ktorá by premýšľala, túlala sa a verila na vlastnú päsť. Môže sa ozvať ako závisť voči ľuďom, ktorí cestujú naľahko, alebo ako túžba po pokoji, ktorá príde bez ohlásenia.',
    qualities: ['samota', 'úžas', 'vlastný úsudok', 'myslenie bez náhlenia'],
    development:
      'Začnite jednou hodinou týždenne, ktorá nemá cieľ ani spoločnosť. To, čo si myslíte, keď vašu odpoveď nikto nepotrebuje, je začiatok rozhovoru s touto stránkou.',
    dream:
      'Sen môže ukázať neznámu izbu, vzdialené svetlo alebo postavu, ktorá ide vpredu a neobzrie sa.',
    dreamMeaning:
      'Kto ide vpredu, môže byť tou stránkou, ktorá by sa vydala vlastnou cestou, keby smela.',
    growth: {
      area: 'Chvíľu stáť osamote',
      description:
        'Očakávania druhých sa k vám zrejme dostanú rýchlejšie než vlastný názor. Úlohou je vydržať s vlastnou otázkou aj bez spoločnosti.',
      approaches: [
        'Raz za týždeň ísť na prechádzku a telefón nechať doma',
        'Zošit, v ktorom nič nemusí byť nikomu na osoh',
        'Jedno rozhodnutie mesačne, o ktorom sa porozprávate, až keď padne',
      ],
    },
  },
  mastery: {
    drive: 'Asi chcete vidieť účinok a deň bez vlastnej stopy vám môže pripadať iba požičaný.',
    type: 'Ruka, ktorá zasiahne',
    lessLived:
      'Túžba niečo dokázať je zo štyroch motívov posledná, takže najmenej miesta má u vás zrejme stránka, ktorá by sa odvážila, prerazila a menila veci. Môže sa ozvať ako netrpezlivosť s hlučnými ľuďmi alebo ako náhla chuť všetko prevrátiť.',
    qualities: ['odvaha', 'rozhodnosť', 'zdravý hnev', 'chuť meniť'],
    development:
      'Začnite jednou vecou, ktorou môžete pohnúť len vy, takou malou, že sa zmestí do jedného popoludnia. Úspech je menej dôležitý než pocit, že v tom bola vaša ruka.',
    dream:
      'Sen môže ukázať nástroj na dosah, rieku, ktorú treba prejsť, alebo postavu, ktorá robí, čo by ste nikdy neurobili.',
    dreamMeaning: 'Kto v sne robí zakázané, môže byť vašou silou, ktorá ešte nenašla úlohu.',
    growth: {
      area: 'Zanechať stopu',
      description:
        'Kým zasiahnete do chodu vecí, zrejme dlho čakáte. Úlohou je zisťovať, čo váš zásah zmôže, v dávkach, ktoré sa dajú vziať späť.',
      approaches: [
        'Jeden nepríjemný rozhovor mesačne, pripravený v troch vetách',
        'Učiť sa niečo telesné, v čom je vidno pokrok',
        'Každý piatok si zapísať, čo sa stalo vďaka vám',
      ],
    },
  },
  belonging: {
    drive:
      'Vaše myšlienky sa asi točia okolo ľudí a dobrá správa pre vás možno nie je celkom skutočná, kým si ju niekto nevypočul.',
    type: 'Otvorené dvere',
    lessLived:
      'Túžba niekam patriť je zo štyroch motívov posledná, takže najmenej miesta má u vás zrejme stránka, ktorá by sa o iných oprela, zasmiala sa s nimi a jednoducho medzi nich patrila. Môže sa ozvať ako opovrhnutie rečami o ničom alebo ako osamelosť, ktorá príde práve v dobrej spoločnosti.',
    qualities: ['neha', 'hravosť', 'pohoda v spoločnosti', 'odvaha ukázať sa'],
    development:
      'Začnite tým, že jednému človeku prezradíte niečo, čo vo vás ešte nie je hotové. Blízkosť rastie menej z dobrých vlastností než z toho, čo niekto smel uvidieť.',
    dream:
      'Sen môže ukázať osvetlený dom, tanec, ktorého kroky nepoznáte, alebo postavu, ktorá podáva ruku.',
    dreamMeaning: 'Kto podáva ruku, môže byť tou stránkou, ktorá čaká na pozvanie.',
    growth: {
      area: 'Vpustiť ľudí bližšie',
      description:
        'Väčšinu vecí si zrejme vybavujete v sebe. Úlohou je ukázať pred druhými potrebu aj radosť skôr, než je všetko v poriadku.',
      approaches: [
        'Raz za dva týždne pevný večer s ľuďmi, pred ktorými netreba nič predvádzať',
        'Raz za týždeň odpovedať pravdivo na otázku, ako sa máte',
        'Požiadať o pomoc s vecou, ktorú by ste zvládli aj bez nej',
      ],
    },
  },
  stability: {
    drive:
      'Asi chcete, aby veci držali: sľuby, múry, rozpočty a ľudia, ktorí sa na vás spoliehajú.',
    type: 'Pevná pôda',
    lessLived:
      'Túžba po stálosti je zo štyroch motívov posledná, takže najmenej miesta má u vás zrejme stránka, ktorá by niečo pestovala, budovala a roky udržiavala v poriadku. Môže sa ozvať ako posmech nad ľuďmi s pevnými zvykmi alebo ako únava z večných začiatkov.',
    qualities: ['vytrvalosť', 'starostlivosť', 'poctivá práca', 'pokoj zvyku'],
    development:
      'Začnite jednou vecou, o ktorú sa staráte každý deň, rastlinou, účtom, stránkou, a vydržte štyridsať dní. Ide o to, aby ste pocítili, ako niečo rastie preto, že ste zostali.',
    dream:
      'Sen môže ukázať základy domu, pole, ktoré treba obrobiť, alebo postavu, ktorá potichu upratuje izbu.',
    dreamMeaning: 'Kto v sne upratuje, môže byť tou stránkou, ktorá by chcela, aby niečo vydržalo.',
    growth: {
      area: 'Pri niečom zostať',
      description:
        'Začínať je pre vás zrejme ľahšie než udržiavať. Úlohou je objavovať, čo trvá len preto, že sa k tomu niekto vracia.',
      approaches: [
        'Jedna malá povinnosť každý deň v tú istú hodinu',
        'Doviesť do konca starý zámer skôr, než sa smie začať nový',
        'Naplánovať mesiac dopredu aj s jedným voľným dňom, ktorý voľný zostane',
      ],
    },
  },
}
