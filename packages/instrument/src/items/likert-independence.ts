import { draftLikert } from './draft-item.ts'
import type { LikertItem } from './item.ts'

export const likertIndependence: readonly LikertItem[] = [
  draftLikert(
    'innocent-1',
    '5b7f1d86-604e-4c18-83c3-2ef84cbebb52',
    'belief',
    {
      en: 'I believe that things work out for the best in the end.',
      sk: 'Verím, že sa veci nakoniec obrátia na dobré.',
      de: 'Ich glaube, dass sich die Dinge am Ende zum Guten wenden.',
    },
    { key: { innocent: 1 }, h2: 0.3913, shift: 0.0914 },
  ),
  draftLikert(
    'innocent-2',
    '4c19b962-095f-4480-9e50-6c37867b1c6b',
    'behaviour',
    {
      en: 'Even on a bad day I find something that makes me glad.',
      sk: 'Aj v zlý deň si nájdem niečo, čo ma poteší.',
      de: 'Auch an schlechten Tagen finde ich etwas, worüber ich mich freue.',
    },
    { key: { innocent: 1 }, h2: 0.4049, shift: 0.0571 },
  ),
  draftLikert(
    'innocent-3',
    'f81d2b8b-a773-47a6-8236-61eaddea1ca7',
    'motive',
    {
      en: 'I would rather be let down now and then than live in distrust.',
      sk: 'Radšej znesiem občasné sklamanie než život v nedôvere.',
      de: 'Lieber lasse ich mich ab und zu enttäuschen, als voller Misstrauen zu leben.',
    },
    { key: { innocent: 1, citizen: 0.4 }, h2: 0.3601, shift: 0.0953 },
  ),
  draftLikert(
    'innocent-4',
    '6a9502ad-2d90-422f-b74a-3509e9cf47a9',
    'counter',
    {
      en: 'When someone is kind to me, I wonder what they are after.',
      sk: 'Keď je na mňa niekto milý, premýšľam, čo tým sleduje.',
      de: 'Wenn jemand freundlich zu mir ist, frage ich mich, was dahintersteckt.',
    },
    { key: { innocent: -1 }, h2: 0.3011, shift: 0.2, isCounter: true },
  ),
  draftLikert(
    'innocent-dis',
    'a65652a8-7cc8-4ec3-9f1e-3fe15591a181',
    'shadow-disowned',
    {
      en: "Other people's optimism quickly gets on my nerves.",
      sk: 'Optimizmus iných ľudí mi rýchlo lezie na nervy.',
      de: 'Der Optimismus anderer Leute geht mir schnell auf die Nerven.',
    },
    { key: { shadowPressure: 0.8, innocent: -0.6 }, h2: 0.3484, shift: 0.3 },
  ),
  draftLikert(
    'innocent-over',
    '4b41ff11-0317-4937-b7ef-ac3c9cf973bc',
    'shadow-overused',
    {
      en: 'I look away from problems in the hope that they solve themselves.',
      sk: 'Pred problémami zatváram oči v nádeji, že sa vyriešia samy.',
      de: 'Vor Problemen verschließe ich die Augen in der Hoffnung, dass sie sich von selbst lösen.',
    },
    { key: { shadowPressure: 0.7, innocent: 0.7 }, h2: 0.3717, shift: 0.2 },
  ),
  draftLikert(
    'sage-1',
    '5ddfd874-d885-4c4f-a188-d12c2dfa6e5c',
    'belief',
    {
      en: 'I believe that the truth helps, even when it hurts.',
      sk: 'Verím, že pravda človeku pomáha, aj keď bolí.',
      de: 'Ich glaube, dass die Wahrheit hilft, auch wenn sie wehtut.',
    },
    { key: { sage: 1 }, h2: 0.4405, shift: -0.0401 },
  ),
  draftLikert(
    'sage-2',
    'f97cc1e0-a244-44b1-8eae-08e5fc333920',
    'behaviour',
    {
      en: 'Before I make up my mind, I study the matter thoroughly.',
      sk: 'Skôr než sa rozhodnem, vec si dôkladne naštudujem.',
      de: 'Bevor ich mich entscheide, lese ich mich gründlich in die Sache ein.',
    },
    { key: { sage: 1 }, h2: 0.3477, shift: -0.0483 },
  ),
  draftLikert(
    'sage-3',
    'f55bfbaa-5da6-4862-8369-541dec8833f4',
    'motive',
    {
      en: 'I want to understand why things are the way they are.',
      sk: 'Chcem rozumieť tomu, prečo sú veci také, aké sú.',
      de: 'Ich will verstehen, warum die Dinge so sind, wie sie sind.',
    },
    { key: { sage: 1, magician: 0.4 }, h2: 0.4326, shift: -0.0741 },
  ),
  draftLikert(
    'sage-4',
    'b391522e-8282-45c2-ad30-cd8cc590a8d0',
    'counter',
    {
      en: 'I like a quick answer better than a thorough one.',
      sk: 'Rýchla odpoveď mi vyhovuje viac než dôkladná.',
      de: 'Eine schnelle Antwort ist mir lieber als eine gründliche.',
    },
    { key: { sage: -1 }, h2: 0.3188, shift: 0.2, isCounter: true },
  ),
  draftLikert(
    'sage-dis',
    'ac159e62-c38d-4a8d-86a8-85b602a10f5d',
    'shadow-disowned',
    {
      en: 'I become impatient when someone explains a thing in detail.',
      sk: 'Keď niekto niečo podrobne vysvetľuje, strácam trpezlivosť.',
      de: 'Ich werde ungeduldig, wenn jemand etwas ausführlich erklärt.',
    },
    { key: { shadowPressure: 0.8, sage: -0.6 }, h2: 0.3767, shift: 0.3 },
  ),
  draftLikert(
    'sage-over',
    '2846351f-006c-4b91-8897-9bd8fc937288',
    'shadow-overused',
    {
      en: 'When feelings get strong, I take refuge in analysing them.',
      sk: 'Keď ma premáhajú city, utiekam sa k tomu, že ich rozoberám.',
      de: 'Wenn Gefühle stark werden, flüchte ich mich ins Analysieren.',
    },
    { key: { shadowPressure: 0.7, sage: 0.7 }, h2: 0.4013, shift: 0.2 },
  ),
  draftLikert(
    'explorer-1',
    '4bbb83bb-a7d5-49e6-a61b-b245c874e830',
    'belief',
    {
      en: 'I believe we find ourselves by leaving familiar ground.',
      sk: 'Verím, že človek spozná, kým je, keď opustí známe prostredie.',
      de: 'Ich glaube, man findet zu sich, wenn man das Vertraute verlässt.',
    },
    { key: { explorer: 1 }, h2: 0.419, shift: -0.0681 },
  ),
  draftLikert(
    'explorer-2',
    '628a33f0-875c-472b-b6d2-5116745adbf8',
    'behaviour',
    {
      en: 'I often take a different route just to see where it leads.',
      sk: 'Často idem inou cestou len zo zvedavosti, kam vedie.',
      de: 'Ich nehme oft einen anderen Weg, nur um zu sehen, wohin er führt.',
    },
    { key: { explorer: 1 }, h2: 0.4068, shift: 0.0787 },
  ),
  draftLikert(
    'explorer-3',
    '24a70990-d7b9-4a0c-9f5f-4ef9e60127aa',
    'motive',
    {
      en: 'I need the freedom to shape my life in my own way.',
      sk: 'Potrebujem slobodu zariadiť si život po svojom.',
      de: 'Ich brauche die Freiheit, mein Leben auf meine Art zu gestalten.',
    },
    { key: { explorer: 1, creator: 0.3 }, h2: 0.3981, shift: 0.082 },
  ),
  draftLikert(
    'explorer-4',
    '2d7a2194-05b6-4136-96be-83cfa4b9dde2',
    'counter',
    {
      en: 'On holiday I like to return to a place I know.',
      sk: 'Na dovolenku sa najradšej vraciam na miesto, ktoré poznám.',
      de: 'Im Urlaub fahre ich am liebsten wieder an einen Ort, den ich kenne.',
    },
    { key: { explorer: -1 }, h2: 0.3971, shift: 0.2, isCounter: true },
  ),
  draftLikert(
    'explorer-dis',
    '8a861a32-7b94-4b90-ab8a-bbee0dfbf638',
    'shadow-disowned',
    {
      en: 'It annoys me when someone keeps starting over somewhere new.',
      sk: 'Hnevá ma, keď niekto čo chvíľa začína niekde odznova.',
      de: 'Es ärgert mich, wenn jemand immer wieder woanders neu anfängt.',
    },
    { key: { shadowPressure: 0.8, explorer: -0.6 }, h2: 0.3815, shift: 0.3 },
  ),
  draftLikert(
    'explorer-over',
    'b5605c60-dcd7-43c1-a1b2-a4789ed61783',
    'shadow-overused',
    {
      en: 'As soon as something becomes routine, I want to get away.',
      sk: 'Len čo sa z niečoho stane zvyk, chce sa mi utiecť.',
      de: 'Sobald etwas zur Gewohnheit wird, möchte ich weg.',
    },
    { key: { shadowPressure: 0.7, explorer: 0.7 }, h2: 0.3609, shift: 0.2 },
  ),
]
