import type { Language } from '@individua/instrument/dimensions'
import { expect, test } from 'vitest'
import type { Ground } from './letter-grounds.ts'
import { type LetterSentence, letterProblems } from './letter-problems.ts'

const claim = (id: string, text: string): Ground => ({
  id,
  kind: 'claim',
  about: '',
  text,
  itemIds: ['item'],
  names: [],
})

const grounds: Readonly<Record<Language, readonly Ground[]>> = {
  en: [
    claim(
      'c1',
      'The pencils are sharp before there is a line on the paper, and you know why the stool wobbles. You cross-examine the picture in your head.',
    ),
    claim('c2', 'For eleven days a friend’s note has been under your glue pot.'),
    claim(
      'c3',
      'On the staircase someone you love is crying. You explain three reasons; then you move down a step and keep the fourth to yourself.',
    ),
    claim(
      'c4',
      'Set the alarm for noon tomorrow. Send the thing as it lies there. For two minutes you will feel sick, and then hungry.',
    ),
    claim('c5', 'The work did need those hours. Go there with empty hands and ask one question.'),
  ],
  sk: [
    claim(
      'c1',
      'Kým napíšete prvý riadok, sú zastrúhané všetky ceruzky. O každom stolčeku viete, prečo sa kýve. Obraz v hlave krížovo vypočúvate.',
    ),
    claim('c2', 'Lístok od priateľky leží jedenásť dní pod hrncom s glejom.'),
    claim(
      'c3',
      'Niekto vám blízky plače na schodoch. Vysvetlíte mu tri dôvody, zídete o schod nižšie a štvrtý si necháte.',
    ),
    claim(
      'c4',
      'Na dvanástu si nastavte budík a pošlite to v takom stave, v akom to leží. Dve minúty vám bude zle, potom dostanete hlad.',
    ),
    claim(
      'c5',
      'Práca naozaj chcela každú hodinu. Choďte tam s prázdnymi rukami a položte jednu otázku.',
    ),
  ],
  de: [
    claim(
      'c1',
      'Bevor der erste Strich kommt, sind alle Bleistifte gespitzt, und Sie wissen, warum der Hocker wackelt. Das Bild im Kopf nehmen Sie ins Kreuzverhör.',
    ),
    claim('c2', 'Seit elf Tagen liegt der Zettel einer Freundin unter dem Leimtopf.'),
    claim(
      'c3',
      'Auf der Treppe weint jemand, den Sie lieben. Sie erklären drei Gründe, rücken eine Stufe tiefer und behalten den vierten für sich.',
    ),
    claim(
      'c4',
      'Um zwölf klingelt morgen der Wecker. Dann schicken Sie das Ding, wie es daliegt. Zwei Minuten ist Ihnen flau, danach haben Sie Hunger.',
    ),
    claim(
      'c5',
      'Das Werk hat jede Stunde gebraucht. Gehen Sie mit leeren Händen hin und stellen Sie eine Frage.',
    ),
  ],
}

/** As a good author would join these claims. */
const letters: Readonly<Record<Language, readonly (readonly [id: string, text: string])[]>> = {
  en: [
    [
      'c1',
      'Before there is a line on the paper, your pencils are sharp, and of any stool you can say why it wobbles.',
    ],
    ['c1', 'You cross-examine the picture in your head until both of you are tired.'],
    [
      'c3',
      'People close to you meet the same care on the staircase, where one of them is crying and gets three reasons, all of them good.',
    ],
    [
      'c3',
      'Then you move down a step, and the fourth reason stays with you; that may be the kindest thing you say all evening.',
    ],
    ['c2', 'Meanwhile a note from a friend has spent eleven days under the glue pot.'],
    [
      'c5',
      'The work did need those hours, and the people near you need a question asked with empty hands.',
    ],
    ['c4', 'So set an alarm for noon tomorrow, and send the thing as it lies there.'],
    ['c4', 'For two minutes it will feel wrong, and after that you will be hungry.'],
  ],
  sk: [
    [
      'c1',
      'Ceruzky máte zastrúhané skôr, než príde prvý riadok, a o každom stolčeku viete, prečo sa kýve.',
    ],
    ['c1', 'Obraz v hlave krížovo vypočúvate tak dlho, až to zmôže vás aj jeho.'],
    [
      'c3',
      'S rovnakou dôkladnosťou stojíte na schodoch pri niekom, kto plače, a vysvetlíte mu tri dôvody, všetky správne.',
    ],
    [
      'c3',
      'Potom zídete o schod nižšie a štvrtý si necháte; možno práve to je najlepšie, čo v ten večer poviete.',
    ],
    ['c2', 'Lístok od priateľky zatiaľ leží pod hrncom s glejom a počíta dni.'],
    [
      'c5',
      'Práca naozaj chcela každú hodinu a ľudia okolo vás chcú skôr jednu otázku a prázdne ruky, ktoré nič neopravujú.',
    ],
    [
      'c4',
      'Nastavte si preto na zajtra budík na dvanástu a to, na čom robíte, pošlite tak, ako to práve leží.',
    ],
    ['c4', 'Dve minúty vám bude zle a potom dostanete poriadny hlad.'],
    ['c1', 'Stolček sa pritom môže kývať ďalej, veď už viete, prečo to robí.'],
  ],
  de: [
    [
      'c1',
      'Bevor der erste Strich kommt, sind Ihre Bleistifte gespitzt, und bei jedem Hocker wissen Sie, warum er wackelt.',
    ],
    ['c1', 'Das Bild im Kopf nehmen Sie ins Kreuzverhör, bis Sie beide müde sind.'],
    [
      'c3',
      'Mit derselben Sorgfalt sitzen Sie auf der Treppe neben einem Menschen, der weint, und erklären ihm drei Gründe, alle richtig.',
    ],
    [
      'c3',
      'Dann rücken Sie eine Stufe tiefer und behalten den vierten für sich; vielleicht ist gerade das der beste Satz des Abends.',
    ],
    ['c2', 'Der Zettel einer Freundin wartet derweil seit elf Tagen unter dem Leimtopf.'],
    [
      'c5',
      'Das Werk hat jede Stunde gebraucht, und die Menschen um Sie brauchen eine Frage, mit leeren Händen gestellt.',
    ],
    [
      'c4',
      'Stellen Sie deshalb für morgen den Wecker auf zwölf und schicken Sie das Ding ab, wie es daliegt.',
    ],
    [
      'c4',
      'Zwei Minuten lang ist Ihnen flau, danach haben Sie Hunger, und der Hocker wackelt ein wenig weiter.',
    ],
  ],
}

const letterIn = (language: Language): LetterSentence[] =>
  letters[language].map(([id, text]) => ({ text, restsOn: [id] }))

test.each(['en', 'sk', 'de'] as const)('a good letter passes in %s', (language) => {
  expect(letterProblems(letterIn(language), grounds[language], language)).toEqual([])
})

test.each([
  ['sk', 'Ceruzky máš zastrúhané skôr, než napíšeš prvý riadok, a to patrí k tebe.', 'formally'],
  ['de', 'Du hast die Bleistifte gespitzt, bevor der erste Strich kommt.', 'formally'],
  ['sk', 'Ste unavená, lebo ceruzky zastrúhané nestačia.', 'gender'],
] as const)('in %s "%s" does not', (language, text, problem) => {
  const [, ...others] = letterIn(language)
  const problems = letterProblems(
    [{ text, restsOn: ['c1'] }, ...others],
    grounds[language],
    language,
  )
  expect(problems.join()).toContain(problem)
})
