import { draftLikert } from './draft-item.ts'
import type { LikertItem } from './item.ts'

export const likertStability: readonly LikertItem[] = [
  draftLikert(
    'caregiver-1',
    '2d4fe1d3-f898-46ac-b479-c2f947b998ff',
    'belief',
    {
      en: 'I think we owe our help to those who are weaker.',
      sk: 'Podľa mňa máme povinnosť pomáhať slabším.',
      de: 'Ich finde, wir sind Schwächeren unsere Hilfe schuldig.',
    },
    { key: { caregiver: 1 }, h2: 0.4279, shift: 0.0173 },
  ),
  draftLikert(
    'caregiver-2',
    'bb822051-c1fa-4a55-8034-54f881418748',
    'behaviour',
    {
      en: 'When someone needs help, I put my own work aside.',
      sk: 'Keď niekto potrebuje pomoc, odložím vlastnú prácu.',
      de: 'Wenn jemand Hilfe braucht, lasse ich meine eigene Arbeit liegen.',
    },
    { key: { caregiver: 1 }, h2: 0.4262, shift: -0.1468 },
  ),
  draftLikert(
    'caregiver-3',
    'b83d0d95-b071-42be-b4d3-b8695540df4e',
    'motive',
    {
      en: 'It fulfils me when someone blossoms through my care.',
      sk: 'Napĺňa ma, keď niekto vďaka mojej starostlivosti rozkvitne.',
      de: 'Es erfüllt mich, wenn jemand durch meine Fürsorge aufblüht.',
    },
    { key: { caregiver: 1, lover: 0.3 }, h2: 0.4598, shift: 0.0997 },
  ),
  draftLikert(
    'caregiver-4',
    '8d8df0cc-c75c-41e6-9b0a-3159b6e4fdd0',
    'counter',
    {
      en: 'I leave it to others to solve their own problems.',
      sk: 'Nechávam na iných, aby si svoje problémy vyriešili sami.',
      de: 'Ich überlasse es anderen, ihre Probleme selbst zu lösen.',
    },
    { key: { caregiver: -1 }, h2: 0.3183, shift: 0.2, isCounter: true },
  ),
  draftLikert(
    'caregiver-dis',
    'eed7fbcc-1145-4e42-b2f8-82f1acf7036f',
    'shadow-disowned',
    {
      en: 'People who often ask for help make me irritable.',
      sk: 'Dráždia ma ľudia, ktorí často prosia o pomoc.',
      de: 'Ich reagiere gereizt auf Menschen, die oft um Hilfe bitten.',
    },
    { key: { shadowPressure: 0.8, caregiver: -0.6 }, h2: 0.3859, shift: 0.3 },
  ),
  draftLikert(
    'caregiver-over',
    '6e81cd56-5bd7-4fe7-9f04-5b00fc3260e0',
    'shadow-overused',
    {
      en: "I take on other people's worries until my strength runs out.",
      sk: 'Beriem na seba starosti iných, až kým mi nedôjdu sily.',
      de: 'Ich lade mir die Sorgen anderer auf, bis ich am Ende meiner Kräfte bin.',
    },
    { key: { shadowPressure: 0.7, caregiver: 0.7 }, h2: 0.4035, shift: 0.2 },
  ),
  draftLikert(
    'creator-1',
    'ad7e7489-a9d2-44a5-9b67-a259976c9783',
    'belief',
    {
      en: 'I see the meaning of life in what we create.',
      sk: 'Zmysel života vidím v tom, čo človek vytvorí.',
      de: 'Den Sinn des Lebens sehe ich in dem, was man erschafft.',
    },
    { key: { creator: 1 }, h2: 0.4728, shift: -0.1087 },
  ),
  draftLikert(
    'creator-2',
    '0fbc97b7-b5c3-4675-b97c-6268f9e9ca82',
    'behaviour',
    {
      en: 'In my free time I make things of my own design.',
      sk: 'Vo voľnom čase tvorím veci podľa vlastných nápadov.',
      de: 'In meiner Freizeit gestalte ich Dinge nach eigenen Ideen.',
    },
    { key: { creator: 1 }, h2: 0.3491, shift: -0.0271 },
  ),
  draftLikert(
    'creator-3',
    '3a024ea5-67e4-454f-b641-3734998e8846',
    'motive',
    {
      en: 'I feel an urge to give form to what I imagine.',
      sk: 'Cítim potrebu dať svojim predstavám tvar.',
      de: 'Es drängt mich, meinen Vorstellungen eine Form zu geben.',
    },
    { key: { creator: 1, magician: 0.4 }, h2: 0.4292, shift: -0.0016 },
  ),
  draftLikert(
    'creator-4',
    '00d576ce-8b31-45b2-add9-c77a96085de8',
    'counter',
    {
      en: 'When I make something, I follow a proven model.',
      sk: 'Keď niečo vyrábam, držím sa osvedčeného vzoru.',
      de: 'Wenn ich etwas anfertige, richte ich mich nach einer bewährten Vorlage.',
    },
    { key: { creator: -1 }, h2: 0.3869, shift: 0.2, isCounter: true },
  ),
  draftLikert(
    'creator-dis',
    'd49b1a36-d8e2-4542-bb1a-6efd1fbae969',
    'shadow-disowned',
    {
      en: 'I find people with artistic ambitions slightly ridiculous.',
      sk: 'Ľudia s umeleckými ambíciami mi pripadajú trochu smiešni.',
      de: 'Menschen mit künstlerischen Ambitionen kommen mir etwas lächerlich vor.',
    },
    { key: { shadowPressure: 0.8, creator: -0.6 }, h2: 0.3717, shift: 0.3 },
  ),
  draftLikert(
    'creator-over',
    '8d5764dc-8326-46dc-90c2-88d46c7135f3',
    'shadow-overused',
    {
      en: 'I discard good work because it falls short of my vision.',
      sk: 'Zahodím aj dobrú prácu, lebo zaostáva za mojou predstavou.',
      de: 'Ich verwerfe auch gute Arbeit, weil sie hinter meiner Vorstellung zurückbleibt.',
    },
    { key: { shadowPressure: 0.7, creator: 0.7 }, h2: 0.3755, shift: 0.2 },
  ),
  draftLikert(
    'ruler-1',
    '7118e6b8-3b11-46bd-8851-af35b63613ee',
    'belief',
    {
      en: 'I think a group does best under clear leadership.',
      sk: 'Skupine sa podľa mňa najlepšie darí pod jasným vedením.',
      de: 'Ich finde, eine Gruppe kommt unter klarer Führung am weitesten.',
    },
    { key: { ruler: 1 }, h2: 0.3695, shift: -0.1372 },
  ),
  draftLikert(
    'ruler-2',
    'f2122535-0429-4660-9b19-3c2d5b7ef8ba',
    'behaviour',
    {
      en: 'Where there is confusion, I set up a clear order.',
      sk: 'Kde vládne zmätok, zavediem jasný poriadok.',
      de: 'Wo Durcheinander herrscht, schaffe ich eine klare Ordnung.',
    },
    { key: { ruler: 1 }, h2: 0.4425, shift: -0.0415 },
  ),
  draftLikert(
    'ruler-3',
    '6d9fafb2-1a29-453c-b884-36658f52c990',
    'motive',
    {
      en: 'I want a position in which my decisions carry weight.',
      sk: 'Chcem mať postavenie, v ktorom moje rozhodnutia zavážia.',
      de: 'Ich will eine Position, in der meine Entscheidungen Gewicht haben.',
    },
    { key: { ruler: 1, hero: 0.4 }, h2: 0.4323, shift: 0.1253 },
  ),
  draftLikert(
    'ruler-4',
    '19df2e15-a188-442f-acf9-db239c86cf2e',
    'counter',
    {
      en: 'I prefer to leave decisions to other people.',
      sk: 'Rozhodovanie najradšej nechávam na iných.',
      de: 'Entscheidungen überlasse ich am liebsten anderen.',
    },
    { key: { ruler: -1 }, h2: 0.3744, shift: 0.2, isCounter: true },
  ),
  draftLikert(
    'ruler-dis',
    'f5f6fc9e-84bd-4e34-b3e6-a9ecaa6390bb',
    'shadow-disowned',
    {
      en: 'It bothers me when someone clearly enjoys being in charge.',
      sk: 'Prekáža mi, keď si niekto zjavne užíva, že velí.',
      de: 'Mich stört es, wenn jemand sichtlich gern das Sagen hat.',
    },
    { key: { shadowPressure: 0.8, ruler: -0.6 }, h2: 0.4039, shift: 0.3 },
  ),
  draftLikert(
    'ruler-over',
    'eeca4e97-74af-4f9c-83a0-4baa5b15138f',
    'shadow-overused',
    {
      en: 'I find it hard to let an important task out of my hands.',
      sk: 'Len ťažko púšťam dôležitú úlohu z rúk.',
      de: 'Es fällt mir schwer, eine wichtige Aufgabe aus der Hand zu geben.',
    },
    { key: { shadowPressure: 0.7, ruler: 0.7 }, h2: 0.4116, shift: 0.2 },
  ),
]
