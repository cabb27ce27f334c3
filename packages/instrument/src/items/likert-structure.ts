import { draftLikert } from './draft-item.ts'
import type { LikertItem } from './item.ts'

export const likertStructure: readonly LikertItem[] = [
  draftLikert(
    'persona-1',
    'a82fe5d2-cb7f-4b97-bc33-2f91421632e1',
    'structure',
    {
      en: 'Among other people I show a different face than at home.',
      sk: 'Medzi ľuďmi ukazujem inú tvár než doma.',
      de: 'Unter Leuten zeige ich ein anderes Gesicht als zu Hause.',
    },
    { key: { persona: 1 }, h2: 0.4137, shift: 0 },
  ),
  draftLikert(
    'persona-2',
    'ff3de08c-0233-4219-a514-7c572ca5ace3',
    'structure',
    {
      en: 'I think a lot about the impression I make.',
      sk: 'Veľa premýšľam o tom, aký dojem robím na ľudí.',
      de: 'Ich denke viel darüber nach, welchen Eindruck ich hinterlasse.',
    },
    { key: { persona: 1 }, h2: 0.3917, shift: 0 },
  ),
  draftLikert(
    'persona-3',
    '658a6fe0-ee2b-4236-beb8-ccfbbf19cf39',
    'structure',
    {
      en: 'I smile on the outside even when my heart is heavy.',
      sk: 'Navonok sa usmievam, aj keď mi je ťažko.',
      de: 'Nach außen lächle ich, auch wenn mir schwer ums Herz ist.',
    },
    { key: { persona: 1 }, h2: 0.4065, shift: 0 },
  ),
  draftLikert(
    'persona-4',
    '9adf5854-a49b-4c5a-aa4f-bce1e2149ccf',
    'structure',
    {
      en: 'I let others see how I really feel.',
      sk: 'Dávam ľuďom najavo, ako sa naozaj cítim.',
      de: 'Ich lasse andere merken, wie es mir wirklich geht.',
    },
    { key: { persona: -1 }, h2: 0.32, shift: 0, isCounter: true },
  ),
  draftLikert(
    'self-1',
    'b85a2c45-3e8d-4529-b4ba-b43344cd3545',
    'structure',
    {
      en: 'I can live with the contradictions I find in myself.',
      sk: 'S protirečeniami, ktoré v sebe nachádzam, dokážem žiť.',
      de: 'Mit den Widersprüchen, die ich in mir finde, kann ich leben.',
    },
    { key: { self: 1 }, h2: 0.3933, shift: 0 },
  ),
  draftLikert(
    'self-2',
    'e8f03268-3f54-4de7-8c81-5927df2d7863',
    'structure',
    {
      en: 'My failures teach me something about who I am.',
      sk: 'Vlastné zlyhania ma učia niečo o tom, kto som.',
      de: 'Wenn ich scheitere, lerne ich etwas darüber, wer ich bin.',
    },
    { key: { self: 1 }, h2: 0.3758, shift: 0 },
  ),
  draftLikert(
    'self-3',
    '7b5ee655-4f27-4db0-8d8b-5b8f0be2eab3',
    'structure',
    {
      en: 'I sense an inner direction in my life.',
      sk: 'Cítim, že môj život má vnútorný smer.',
      de: 'In meinem Leben spüre ich eine innere Richtung.',
    },
    { key: { self: 1 }, h2: 0.4081, shift: 0 },
  ),
  draftLikert(
    'self-4',
    '48de281b-5790-4d2f-8ee0-e497aced5c46',
    'structure',
    {
      en: 'Different sides of me pull in opposite directions.',
      sk: 'Rôzne stránky mojej osobnosti ma ťahajú opačnými smermi.',
      de: 'Verschiedene Seiten von mir ziehen in entgegengesetzte Richtungen.',
    },
    { key: { self: -1 }, h2: 0.32, shift: 0, isCounter: true },
  ),
  draftLikert(
    'innerOther-1',
    '832abd4f-9b82-4607-a866-18e39772e05e',
    'structure',
    {
      en: 'I am curious about the sides of me that I seldom live out.',
      sk: 'Zaujímajú ma tie stránky mojej povahy, ktorým dávam málo priestoru.',
      de: 'Ich bin neugierig auf Seiten von mir, die ich selten auslebe.',
    },
    { key: { innerOther: 1 }, h2: 0.4308, shift: 0 },
  ),
  draftLikert(
    'innerOther-2',
    '00b3d3df-8751-40ac-9b8a-1fa6200172d5',
    'structure',
    {
      en: 'I take seriously what my dreams show me.',
      sk: 'Beriem vážne to, čo mi ukazujú sny.',
      de: 'Ich nehme ernst, was mir meine Träume zeigen.',
    },
    { key: { innerOther: 1 }, h2: 0.3753, shift: 0 },
  ),
  draftLikert(
    'innerOther-3',
    '7cd16beb-22c8-4721-943a-9710fdb185db',
    'structure',
    {
      en: 'In people who attract me, I recognise hidden sides of myself.',
      sk: 'V ľuďoch, ktorí ma priťahujú, spoznávam vlastné skryté stránky.',
      de: 'In Menschen, die mich anziehen, erkenne ich verborgene Seiten von mir.',
    },
    { key: { innerOther: 1 }, h2: 0.4174, shift: 0 },
  ),
  draftLikert(
    'innerOther-4',
    '7f5de60e-e67a-4b6c-98a9-7fb830848fcf',
    'structure',
    {
      en: 'I push away moods that seem foreign to me.',
      sk: 'Nálady, ktoré mi pripadajú cudzie, od seba odháňam.',
      de: 'Stimmungen, die mir fremd vorkommen, schiebe ich weg.',
    },
    { key: { innerOther: -1 }, h2: 0.32, shift: 0, isCounter: true },
  ),
]
