import { draftLikert } from './draft-item.ts'
import type { LikertItem } from './item.ts'

export const likertBelonging: readonly LikertItem[] = [
  draftLikert(
    'lover-1',
    'ee6e88cf-13e7-4c77-965d-4aec9b5aa0e5',
    'belief',
    {
      en: 'For me, passion is what gives life its colour.',
      sk: 'Životu dáva podľa mňa farbu až vášeň.',
      de: 'Für mich gibt erst Leidenschaft dem Leben Farbe.',
    },
    { key: { lover: 1 }, h2: 0.4585, shift: -0.0001 },
  ),
  draftLikert(
    'lover-2',
    '9b06185e-2bba-451d-be21-45fdc268115f',
    'behaviour',
    {
      en: 'I show people openly how much they mean to me.',
      sk: 'Ľuďom otvorene ukazujem, koľko pre mňa znamenajú.',
      de: 'Ich zeige Menschen offen, wie viel sie mir bedeuten.',
    },
    { key: { lover: 1 }, h2: 0.4239, shift: -0.0737 },
  ),
  draftLikert(
    'lover-3',
    '5c3d9fb4-f915-430f-a5bd-0e702766250a',
    'motive',
    {
      en: 'I long for a deep bond with another person.',
      sk: 'Túžim po hlbokom spojení s druhým človekom.',
      de: 'Ich sehne mich nach tiefer Verbundenheit mit einem anderen Menschen.',
    },
    { key: { lover: 1, caregiver: 0.4 }, h2: 0.4344, shift: 0.0341 },
  ),
  draftLikert(
    'lover-4',
    'f9422b6f-176e-405c-bc8b-8274219a05cb',
    'counter',
    {
      en: 'I keep my feelings to myself, even with people close to me.',
      sk: 'Svoje city si nechávam pre seba aj medzi blízkymi.',
      de: 'Meine Gefühle behalte ich auch unter vertrauten Menschen für mich.',
    },
    { key: { lover: -1 }, h2: 0.3768, shift: 0.2, isCounter: true },
  ),
  draftLikert(
    'lover-dis',
    '40724570-06bd-4080-bf6f-80f4de52e18d',
    'shadow-disowned',
    {
      en: 'It bothers me when couples show affection in public.',
      sk: 'Prekáža mi, keď sú páry na verejnosti k sebe nežné.',
      de: 'Mich stört es, wenn Paare in der Öffentlichkeit Zärtlichkeiten austauschen.',
    },
    { key: { shadowPressure: 0.8, lover: -0.6 }, h2: 0.352, shift: 0.3 },
  ),
  draftLikert(
    'lover-over',
    '7a485330-e630-4829-925d-81a2f22e2017',
    'shadow-overused',
    {
      en: 'For the sake of closeness I give up too much of myself.',
      sk: 'Pre blízkosť druhého človeka obetujem priveľa zo seba.',
      de: 'Der Nähe zuliebe gebe ich zu viel von mir auf.',
    },
    { key: { shadowPressure: 0.7, lover: 0.7 }, h2: 0.3993, shift: 0.2 },
  ),
  draftLikert(
    'jester-1',
    '88a1512d-d6bd-4732-9c58-170d77cddba0',
    'belief',
    {
      en: 'I think laughter helps in almost any situation.',
      sk: 'Smiech podľa mňa pomáha takmer v každej situácii.',
      de: 'Ich finde, Lachen hilft in fast jeder Lage.',
    },
    { key: { jester: 1 }, h2: 0.3704, shift: -0.0674 },
  ),
  draftLikert(
    'jester-2',
    'dee5892f-32ba-4815-9ee4-ff7e16d6dc3c',
    'behaviour',
    {
      en: 'When the mood is tense, I lighten it with a joke.',
      sk: 'Keď je nálada napätá, odľahčím ju vtipom.',
      de: 'Wenn die Stimmung angespannt ist, lockere ich sie mit einem Scherz auf.',
    },
    { key: { jester: 1 }, h2: 0.4157, shift: -0.0377 },
  ),
  draftLikert(
    'jester-3',
    '17a6b9fd-d12c-4762-9319-abc5a53bd08a',
    'motive',
    {
      en: 'I want to enjoy the moment in good company.',
      sk: 'Chcem si užívať prítomnú chvíľu v dobrej spoločnosti.',
      de: 'Ich will den Augenblick in guter Gesellschaft genießen.',
    },
    { key: { jester: 1, lover: 0.3 }, h2: 0.3935, shift: 0.1046 },
  ),
  draftLikert(
    'jester-4',
    '47b05ff4-f450-4ac9-8e7b-c8d228ff179b',
    'counter',
    {
      en: 'I finish my duties before I allow myself some fun.',
      sk: 'Zábavu si doprajem, až keď mám hotové povinnosti.',
      de: 'Vergnügen gönne ich mir erst, wenn meine Pflichten erledigt sind.',
    },
    { key: { jester: -1 }, h2: 0.3067, shift: 0.2, isCounter: true },
  ),
  draftLikert(
    'jester-dis',
    '7168719c-7c17-441b-9951-3471fff1261d',
    'shadow-disowned',
    {
      en: 'I find it irritating when adults fool around like children.',
      sk: 'Ide mi na nervy, keď dospelí bláznia ako deti.',
      de: 'Mich nervt es, wenn Erwachsene wie Kinder herumalbern.',
    },
    { key: { shadowPressure: 0.8, jester: -0.6 }, h2: 0.4023, shift: 0.3 },
  ),
  draftLikert(
    'jester-over',
    'a4234577-9c4e-42f3-acf9-4f5407f0c272',
    'shadow-overused',
    {
      en: 'When a talk turns serious, I escape into joking.',
      sk: 'Keď rozhovor zvážnie, utiekam sa k žartom.',
      de: 'Wird ein Gespräch ernst, rette ich mich in Scherze.',
    },
    { key: { shadowPressure: 0.7, jester: 0.7 }, h2: 0.3429, shift: 0.2 },
  ),
  draftLikert(
    'citizen-1',
    '6e130642-b0e1-4ff3-b564-fb14a7c0db10',
    'belief',
    {
      en: 'I think it is ordinary people who keep the world going.',
      sk: 'Svet podľa mňa držia pokope obyčajní ľudia.',
      de: 'Ich finde, es sind ganz normale Menschen, die die Welt am Laufen halten.',
    },
    { key: { citizen: 1 }, h2: 0.3996, shift: -0.139 },
  ),
  draftLikert(
    'citizen-2',
    'c31d024f-5b57-4e12-b2cd-2b26e0b28a73',
    'behaviour',
    {
      en: 'I go along with what most people in my group want.',
      sk: 'Pridám sa k tomu, čo chce väčšina mojej skupiny.',
      de: 'Ich schließe mich dem an, was die meisten in meiner Gruppe wollen.',
    },
    { key: { citizen: 1 }, h2: 0.4407, shift: 0.0305 },
  ),
  draftLikert(
    'citizen-3',
    '0e0d43cd-a45e-43d4-9928-672a77d100db',
    'motive',
    {
      en: 'I want to belong to a community where people help each other.',
      sk: 'Chcem patriť do spoločenstva, kde si ľudia navzájom pomáhajú.',
      de: 'Ich möchte zu einer Gemeinschaft gehören, in der man einander hilft.',
    },
    { key: { citizen: 1, caregiver: 0.4 }, h2: 0.4427, shift: -0.0903 },
  ),
  draftLikert(
    'citizen-4',
    'c96ecb63-23bf-454d-8f2d-c28140305af1',
    'counter',
    {
      en: 'I enjoy standing out from other people.',
      sk: 'Teší ma, keď sa od ostatných odlišujem.',
      de: 'Es gefällt mir, mich von anderen abzuheben.',
    },
    { key: { citizen: -1 }, h2: 0.3992, shift: 0.2, isCounter: true },
  ),
  draftLikert(
    'citizen-dis',
    '1d51fe24-b389-4f8d-af99-74cab82b8a61',
    'shadow-disowned',
    {
      en: 'I get annoyed with people who go with the crowd.',
      sk: 'Hnevajú ma ľudia, ktorí idú s davom.',
      de: 'Ich ärgere mich über Menschen, die mit dem Strom schwimmen.',
    },
    { key: { shadowPressure: 0.8, citizen: -0.6 }, h2: 0.3686, shift: 0.3 },
  ),
  draftLikert(
    'citizen-over',
    'e3c3ac36-be4a-4a21-82e7-78c06b62c4c0',
    'shadow-overused',
    {
      en: 'I hold back my opinion in order to fit in.',
      sk: 'Svoj názor si nechám pre seba, aby ma iní prijali.',
      de: 'Um dazuzugehören, halte ich meine Meinung zurück.',
    },
    { key: { shadowPressure: 0.7, citizen: 0.7 }, h2: 0.3419, shift: 0.2 },
  ),
]
