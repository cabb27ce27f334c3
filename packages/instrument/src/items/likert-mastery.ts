import { draftLikert } from './draft-item.ts'
import type { LikertItem } from './item.ts'

export const likertMastery: readonly LikertItem[] = [
  draftLikert(
    'outlaw-1',
    'affa63f7-ca2f-4d87-a686-0565198a5909',
    'belief',
    {
      en: 'I believe some things must be torn down before something better can grow.',
      sk: 'Podľa mňa treba niektoré veci zbúrať, aby vzniklo niečo lepšie.',
      de: 'Ich finde, manches muss man einreißen, damit Besseres entstehen kann.',
    },
    { key: { outlaw: 1 }, h2: 0.4755, shift: -0.0871 },
  ),
  draftLikert(
    'outlaw-2',
    'e6caa9e3-313a-49f8-966d-e7b9156364f7',
    'behaviour',
    {
      en: 'I contradict my superiors when I find them unfair.',
      sk: 'Keď sú nadriadení nespravodliví, otvorene im odporujem.',
      de: 'Ich widerspreche Vorgesetzten, wenn ich sie ungerecht finde.',
    },
    { key: { outlaw: 1 }, h2: 0.3947, shift: 0.0565 },
  ),
  draftLikert(
    'outlaw-3',
    'f8317977-c7d8-49d9-a776-bb48597b033c',
    'motive',
    {
      en: 'It gives me energy to shake up rigid structures.',
      sk: 'Dodáva mi silu, keď môžem rozhýbať strnulé pomery.',
      de: 'Es gibt mir Kraft, an starren Verhältnissen zu rütteln.',
    },
    { key: { outlaw: 1, explorer: 0.4 }, h2: 0.3991, shift: -0.0607 },
  ),
  draftLikert(
    'outlaw-4',
    '33144c20-f2d5-43e2-97e6-b895675a55b1',
    'counter',
    {
      en: 'I follow instructions even when I see a better way.',
      sk: 'Držím sa pokynov, aj keď vidím lepšie riešenie.',
      de: 'Ich halte mich an Anweisungen, auch wenn ich einen besseren Weg sehe.',
    },
    { key: { outlaw: -1 }, h2: 0.3242, shift: 0.2, isCounter: true },
  ),
  draftLikert(
    'outlaw-dis',
    '086c8495-2ed8-423e-87eb-8453efc6db2f',
    'shadow-disowned',
    {
      en: 'It makes me angry when someone gets away with breaking a rule.',
      sk: 'Rozčúli ma, keď niekomu prejde porušenie pravidiel.',
      de: 'Es macht mich wütend, wenn jemand mit einem Regelverstoß davonkommt.',
    },
    { key: { shadowPressure: 0.8, outlaw: -0.6 }, h2: 0.3953, shift: 0.3 },
  ),
  draftLikert(
    'outlaw-over',
    'e76981e4-1ea8-4c43-9073-c1dff4dfd47b',
    'shadow-overused',
    {
      en: 'Sometimes I oppose things out of sheer defiance.',
      sk: 'Niekedy odporujem už len z čistého vzdoru.',
      de: 'Manchmal bin ich aus reinem Trotz dagegen.',
    },
    { key: { shadowPressure: 0.7, outlaw: 0.7 }, h2: 0.3715, shift: 0.2 },
  ),
  draftLikert(
    'magician-1',
    '60ef6688-f383-4c30-9d7f-7b2b2048afe0',
    'belief',
    {
      en: 'I believe that a person can change from the ground up.',
      sk: 'Verím, že sa človek dokáže od základu zmeniť.',
      de: 'Ich glaube, dass sich ein Mensch von Grund auf wandeln kann.',
    },
    { key: { magician: 1 }, h2: 0.4684, shift: -0.0923 },
  ),
  draftLikert(
    'magician-2',
    '35f43c8d-228f-4a40-91f1-c1ce1479b869',
    'behaviour',
    {
      en: 'When things are stuck, I find the point where they can be moved.',
      sk: 'Keď sa niečo zasekne, nájdem miesto, kde sa tým dá pohnúť.',
      de: 'Wenn etwas festgefahren ist, finde ich den Punkt, an dem es sich bewegen lässt.',
    },
    { key: { magician: 1 }, h2: 0.438, shift: -0.0043 },
  ),
  draftLikert(
    'magician-3',
    '64195bd3-ca18-471c-841b-6c169671e556',
    'motive',
    {
      en: "I want to open people's eyes to what could be possible.",
      sk: 'Chcem ľuďom otvárať oči, aby videli, čo je možné.',
      de: 'Ich möchte anderen die Augen für das Mögliche öffnen.',
    },
    { key: { magician: 1, creator: 0.4 }, h2: 0.4205, shift: 0.0604 },
  ),
  draftLikert(
    'magician-4',
    '44a7652b-86a9-4f8c-9979-21df6465eed9',
    'counter',
    {
      en: 'In my experience, people stay much as they are.',
      sk: 'Ľudia podľa mojej skúsenosti zostávajú takí, akí sú.',
      de: 'Meiner Erfahrung nach bleiben Menschen im Grunde, wie sie sind.',
    },
    { key: { magician: -1 }, h2: 0.3759, shift: 0.2, isCounter: true },
  ),
  draftLikert(
    'magician-dis',
    '8fedbbad-9e40-4203-b2fd-2a768cbbde4d',
    'shadow-disowned',
    {
      en: 'When someone talks about their inner growth, I feel like mocking it.',
      sk: 'Keď niekto rozpráva o svojom vnútornom raste, mám chuť sa mu posmievať.',
      de: 'Wenn jemand von innerem Wachstum spricht, reizt es mich zum Spott.',
    },
    { key: { shadowPressure: 0.8, magician: -0.6 }, h2: 0.3622, shift: 0.3 },
  ),
  draftLikert(
    'magician-over',
    'dbe579b4-4527-44a4-a448-85a83980304d',
    'shadow-overused',
    {
      en: 'I quietly steer people to where I want them.',
      sk: 'Ľudí nenápadne vediem tam, kde ich chcem mať.',
      de: 'Ich lenke Menschen unauffällig dorthin, wo ich sie haben möchte.',
    },
    { key: { shadowPressure: 0.7, magician: 0.7 }, h2: 0.3874, shift: 0.2 },
  ),
  draftLikert(
    'hero-1',
    'cc2a7c41-e082-415b-9b8f-624be202df02',
    'belief',
    {
      en: 'I believe that effort can overcome almost any obstacle.',
      sk: 'Verím, že úsilím sa dá prekonať takmer každá prekážka.',
      de: 'Ich glaube, dass sich mit Anstrengung fast jedes Hindernis überwinden lässt.',
    },
    { key: { hero: 1 }, h2: 0.4522, shift: -0.0136 },
  ),
  draftLikert(
    'hero-2',
    '702628bb-e61a-434e-9db9-5a09d8a9a2b2',
    'behaviour',
    {
      en: 'I keep going when others have already given up.',
      sk: 'Pokračujem aj vtedy, keď to ostatní už vzdali.',
      de: 'Ich mache weiter, wenn andere schon aufgegeben haben.',
    },
    { key: { hero: 1 }, h2: 0.359, shift: -0.1437 },
  ),
  draftLikert(
    'hero-3',
    'ee77343e-c279-4337-bc89-b31252f25efa',
    'motive',
    {
      en: 'I want to prove what I have in me.',
      sk: 'Chcem dokázať, čo všetko vo mne je.',
      de: 'Ich will beweisen, was in mir steckt.',
    },
    { key: { hero: 1, ruler: 0.4 }, h2: 0.4246, shift: 0.147 },
  ),
  draftLikert(
    'hero-4',
    '0c8fbef8-fed8-45c4-ba67-6bc3f15675a5',
    'counter',
    {
      en: 'When I meet resistance, I prefer to give way.',
      sk: 'Keď narazím na odpor, radšej ustúpim.',
      de: 'Wenn ich auf Widerstand stoße, gebe ich lieber nach.',
    },
    { key: { hero: -1 }, h2: 0.3544, shift: 0.2, isCounter: true },
  ),
  draftLikert(
    'hero-dis',
    '0da4e4b5-9769-469a-b4be-514b15c72207',
    'shadow-disowned',
    {
      en: 'I find very ambitious people hard to bear.',
      sk: 'Ľudí s veľkou ctižiadosťou ťažko znášam.',
      de: 'Sehr ehrgeizige Menschen kann ich schwer ertragen.',
    },
    { key: { shadowPressure: 0.8, hero: -0.6 }, h2: 0.3637, shift: 0.3 },
  ),
  draftLikert(
    'hero-over',
    'aee1a8e4-f899-4b17-ab21-1872134f0976',
    'shadow-overused',
    {
      en: 'I push on to exhaustion because resting feels like weakness.',
      sk: 'Idem až do vyčerpania, lebo oddych mi pripadá ako slabosť.',
      de: 'Ich mache bis zur Erschöpfung weiter, weil mir Ausruhen wie Schwäche vorkommt.',
    },
    { key: { shadowPressure: 0.7, hero: 0.7 }, h2: 0.3978, shift: 0.2 },
  ),
]
