import type { Key, LikertItem, Text } from './item.ts'

/** Changes whenever an item, a key, a parameter or the model changes. */
export const instrumentVersion = '2.0.0'

/** The ten core questions, in the order they are asked. */
export const coreItems: readonly LikertItem[] = [
  coreItem(
    'c01',
    'dd9cfd63-de29-49f5-bb4a-5ed48397e01d',
    {
      en: 'When something difficult has to be done, I take charge.',
      sk: 'Keď treba zvládnuť niečo ťažké, ujmem sa vedenia.',
      de: 'Wenn etwas Schwieriges getan werden muss, übernehme ich die Führung.',
    },
    { hero: 1, ruler: 1 },
    { h2: 0.38, shift: 0 },
  ),
  coreItem(
    'c02',
    'a6e7507f-6358-4120-a2ce-d844c76ab5a3',
    {
      en: 'Looking after the people I love is the centre of my life.',
      sk: 'Starostlivosť o ľudí, ktorých ľúbim, je stredobodom môjho života.',
      de: 'Für die Menschen zu sorgen, die ich liebe, steht im Mittelpunkt meines Lebens.',
    },
    { caregiver: 1, lover: 1 },
    { h2: 0.38, shift: 0 },
  ),
  coreItem(
    'c03',
    '077d8b90-9acf-4dee-8e1a-ced389a93405',
    {
      en: 'I stay serious even when others are joking.',
      sk: 'Zachovávam si vážnosť, aj keď ostatní žartujú.',
      de: 'Ich bleibe ernst, auch wenn andere Witze machen.',
    },
    { jester: -1 },
    { h2: 0.36, shift: 0.2, isCounter: true },
  ),
  coreItem(
    'c04',
    'f72bf7f3-535d-4785-b317-4ef7ef45767e',
    {
      en: 'I look for the hidden patterns behind what happens.',
      sk: 'Za tým, čo sa deje, hľadám skryté súvislosti.',
      de: 'Ich suche nach den verborgenen Mustern hinter dem, was geschieht.',
    },
    { sage: 1, magician: 1 },
    { h2: 0.38, shift: 0 },
  ),
  coreItem(
    'c05',
    '8cac6618-143b-4380-aa3c-48ab6a907cb2',
    {
      en: 'I adjust how I come across to suit the people I am with.',
      sk: 'Svoje vystupovanie prispôsobujem ľuďom, s ktorými práve som.',
      de: 'Ich passe mein Auftreten den Menschen an, mit denen ich gerade zusammen bin.',
    },
    { persona: 1, citizen: 0.4, outlaw: -0.3 },
    { h2: 0.38, shift: 0 },
  ),
  coreItem(
    'c06',
    '97e032d6-f7bb-45d5-9421-68a904804ad2',
    {
      en: 'I feel most alive when I set out into the unknown.',
      sk: 'Najviac ožívam, keď sa vydám do neznáma.',
      de: 'Am lebendigsten fühle ich mich, wenn ich ins Unbekannte aufbreche.',
    },
    { explorer: 1 },
    { h2: 0.4, shift: 0 },
  ),
  coreItem(
    'c07',
    'ce0928c8-7a58-48f8-86aa-1e7351a06964',
    {
      en: 'I feel happiest in a simple, ordinary life among people I trust.',
      sk: 'Najlepšie mi je v jednoduchom, obyčajnom živote medzi ľuďmi, ktorým dôverujem.',
      de: 'Am wohlsten fühle ich mich in einem einfachen, ganz gewöhnlichen Leben unter Menschen, denen ich vertraue.',
    },
    { innocent: 1, citizen: 1 },
    { h2: 0.38, shift: 0 },
  ),
  coreItem(
    'c08',
    'd2c2c969-aee9-473e-9bf6-63073387fadb',
    {
      en: 'I am content to use ideas that other people have worked out.',
      sk: 'Stačia mi nápady, ktoré už vymysleli iní.',
      de: 'Mir genügen Ideen, die andere schon ausgearbeitet haben.',
    },
    { creator: -1 },
    { h2: 0.36, shift: 0.2, isCounter: true },
  ),
  coreItem(
    'c09',
    '48cde46c-7841-4f3b-bb3a-22b2c97ef230',
    {
      en: 'When a rule makes no sense to me, I break it.',
      sk: 'Keď mi nejaké pravidlo nedáva zmysel, poruším ho.',
      de: 'Wenn eine Regel für mich keinen Sinn ergibt, breche ich sie.',
    },
    { outlaw: 1 },
    { h2: 0.4, shift: 0 },
  ),
  coreItem(
    'c10',
    '56892dc6-9466-4fa5-9b42-0e5ca4734bbe',
    {
      en: 'Certain traits in other people upset me more than they should.',
      sk: 'Niektoré vlastnosti druhých ma rozčúlia viac, než by mali.',
      de: 'Manche Eigenschaften anderer Menschen regen mich mehr auf, als sie sollten.',
    },
    { shadowPressure: 1 },
    { h2: 0.38, shift: 0.1 },
  ),
]

function coreItem(
  code: string,
  id: string,
  text: Text,
  key: Key,
  parameters: { h2: number; shift: number; isCounter?: boolean },
): LikertItem {
  const { h2, shift, isCounter = false } = parameters
  return {
    kind: 'likert',
    id,
    code,
    text,
    key,
    h2,
    shift,
    isCounter,
    facet: 'core',
    status: 'draft',
  }
}
