import { draftOption } from './draft-item.ts'
import type { ChoiceItem } from './item.ts'

export const resourceScenarios: readonly ChoiceItem[] = [
  {
    kind: 'choice',
    id: 'fe733ca1-74bc-4e21-bb4d-24f632357d4e',
    code: 'inheritance',
    text: {
      en: 'You unexpectedly inherit a larger sum of money. What do you do with it?',
      sk: 'Nečakane zdedíte väčšiu sumu peňazí. Čo s ňou urobíte?',
      de: 'Sie erben unerwartet eine größere Summe. Was machen Sie damit?',
    },
    options: [
      draftOption('innocent', 'f051d701-322a-42af-a42b-a46205b2ca62', {
        en: 'I buy a small house with a garden and live in peace.',
        sk: 'Kúpim si domček so záhradou a budem žiť v pokoji.',
        de: 'Ich kaufe ein Häuschen mit Garten und lebe in Frieden.',
      }),
      draftOption('sage', 'eb513ee4-b877-42db-8a52-e87d1def6c97', {
        en: 'I finance studies that have long appealed to me.',
        sk: 'Zaplatím si štúdium, ktoré ma už dlho priťahuje.',
        de: 'Ich finanziere mir ein Studium, das mich seit Langem anzieht.',
      }),
      draftOption('explorer', '48f4921d-6541-4b9d-af42-a3e381986af6', {
        en: 'I go travelling for a year on a one-way ticket.',
        sk: 'Vydám sa na rok na cesty s jednosmerným lístkom.',
        de: 'Ich gehe ein Jahr auf Reisen, ohne Rückfahrkarte.',
      }),
      draftOption('outlaw', '138f567f-ff99-4c70-bc88-5af88469f204', {
        en: 'I quit my job and take orders from nobody any more.',
        sk: 'Dám výpoveď, aby mi už nikto nerozkazoval.',
        de: 'Ich kündige und lasse mir von niemandem mehr etwas sagen.',
      }),
      draftOption('magician', 'bc76a970-eb4b-4139-92d5-296d0c78025d', {
        en: 'I put it into an idea that can change many lives.',
        sk: 'Vložím ju do myšlienky, ktorá môže zmeniť veľa životov.',
        de: 'Ich stecke sie in eine Idee, die viele Leben verändern kann.',
      }),
      draftOption('hero', 'efcc997f-6e63-4683-9194-e68991b74291', {
        en: 'I set myself a great goal and train for it full time.',
        sk: 'Dám si veľký cieľ a naplno naň trénujem.',
        de: 'Ich setze mir ein großes Ziel und trainiere nur noch dafür.',
      }),
      draftOption('lover', '62751689-d7d2-4f66-8220-1b14c6c7d4bc', {
        en: 'I spend it on unforgettable weeks with someone I love.',
        sk: 'Doprajem si s milovaným človekom nezabudnuteľné týždne.',
        de: 'Ich gönne mir mit einem geliebten Menschen unvergessliche Wochen.',
      }),
      draftOption('jester', 'ff77cb90-04d7-4035-9b19-326d83ac9fa7', {
        en: 'I throw a party that people talk about for years.',
        sk: 'Usporiadam oslavu, o ktorej sa bude roky rozprávať.',
        de: 'Ich gebe ein Fest, von dem man noch Jahre erzählt.',
      }),
      draftOption('caregiver', '944eb192-95d8-4c43-8a0b-1e8ec67d07e4', {
        en: 'I help relatives who are short of money.',
        sk: 'Pomôžem príbuzným, ktorým peniaze chýbajú.',
        de: 'Ich unterstütze Angehörige, bei denen das Geld knapp ist.',
      }),
      draftOption('creator', 'db15897c-7ae6-4fd0-8b8d-f9b5689e6962', {
        en: 'I set up a studio and start on works of my own.',
        sk: 'Zariadim si ateliér a pustím sa do vlastnej tvorby.',
        de: 'Ich richte mir ein Atelier ein und beginne eigene Werke.',
      }),
      draftOption('ruler', '0e3ff6f1-5a55-4896-8be9-b25753b23a06', {
        en: 'I invest it shrewdly and build up something lasting.',
        sk: 'Rozumne ju investujem a vybudujem niečo trvalé.',
        de: 'Ich lege sie klug an und baue etwas Dauerhaftes auf.',
      }),
      draftOption('citizen', '79564ec8-6e0b-4559-a885-0b885a149834', {
        en: 'I pay off my debts and go on living as before.',
        sk: 'Splatím dlhy a budem žiť ďalej ako doteraz.',
        de: 'Ich zahle Schulden ab und lebe weiter wie bisher.',
      }),
    ],
    status: 'draft',
  },
  {
    kind: 'choice',
    id: '7566fdf1-8292-4ded-b812-6eb9b2592348',
    code: 'empty-plot',
    text: {
      en: 'Residents may use the empty plot in your street for a year. What do you do with it?',
      sk: 'Obyvatelia môžu rok využívať prázdny pozemok na vašej ulici. Čo na ňom urobíte?',
      de: 'Das leere Grundstück in Ihrer Straße darf ein Jahr lang genutzt werden. Was machen Sie daraus?',
    },
    options: [
      draftOption('innocent', '26c1e53b-b8ad-401f-abe0-5734d0d33533', {
        en: 'I sow a flower meadow where children can play.',
        sk: 'Zasejem kvetinovú lúku, na ktorej sa môžu hrať deti.',
        de: 'Ich säe eine Blumenwiese, auf der Kinder spielen können.',
      }),
      draftOption('sage', '6cd9d783-439d-4a8b-9065-c929ca47af19', {
        en: 'I open a small library with evening talks.',
        sk: 'Založím malú knižnicu s večernými besedami.',
        de: 'Ich eröffne eine kleine Bücherei mit Gesprächsabenden.',
      }),
      draftOption('explorer', 'a3114057-2e20-49cc-b376-7a34c6c57fa3', {
        en: 'I set up a campsite for travellers from far away.',
        sk: 'Zriadim táborisko pre cestovateľov z diaľky.',
        de: 'Ich richte einen Zeltplatz für Reisende aus der Ferne ein.',
      }),
      draftOption('outlaw', '2a99fe91-7d81-4f18-a7cc-338609fdb21c', {
        en: 'I give over the walls to graffiti that provokes.',
        sk: 'Uvoľním múry pre graffiti, ktoré provokujú.',
        de: 'Ich gebe die Mauern für Graffiti frei, die provozieren.',
      }),
      draftOption('magician', '3cc55352-c6e9-46c3-b3ca-218c62485f79', {
        en: 'I turn the wasteland into a place of wonder.',
        sk: 'Premením pustý kút na miesto, kde ľudia žasnú.',
        de: 'Ich verwandle die Brache in einen Ort zum Staunen.',
      }),
      draftOption('hero', '66dc0f59-1cbc-4a36-9382-39ae6e3a6792', {
        en: 'I build a climbing wall for people who want a challenge.',
        sk: 'Postavím lezeckú stenu pre tých, čo hľadajú výzvu.',
        de: 'Ich baue eine Kletterwand für Leute, die sich messen wollen.',
      }),
      draftOption('lover', 'f0a52c41-418b-4421-9a51-d547534c17fe', {
        en: 'I plant a rose arbour for quiet hours together.',
        sk: 'Vysadím ruže okolo besiedky na tiché chvíle vo dvojici.',
        de: 'Ich pflanze eine Rosenlaube für stille Stunden zu zweit.',
      }),
      draftOption('jester', '78ae7f5d-09de-4af2-924f-03ec55dab85e', {
        en: 'I set up a stage for evenings full of laughter.',
        sk: 'Zriadim letné javisko na večery plné smiechu.',
        de: 'Ich zimmere eine Bühne für Abende voller Gelächter.',
      }),
      draftOption('caregiver', 'aefc5a5e-834c-49bc-821d-ca122bcb9b16', {
        en: 'I set up a table where the needy get a warm meal.',
        sk: 'Otvorím jedáleň, kde ľudia v núdzi dostanú teplé jedlo.',
        de: 'Ich stelle einen Mittagstisch für Menschen in Not auf die Beine.',
      }),
      draftOption('creator', 'd6c1f6ca-b0eb-4f50-a23b-ca4fd32cbfa1', {
        en: 'I open a workshop for wood, clay and paint.',
        sk: 'Otvorím dielňu na prácu s drevom, hlinou a farbami.',
        de: 'Ich eröffne eine Werkstatt für Holz, Ton und Farbe.',
      }),
      draftOption('ruler', '356f0e02-e938-4e79-9591-a06851dda9c3', {
        en: 'I draw up a plan with clear areas and duties.',
        sk: 'Vypracujem plán s jasnými pravidlami a úlohami.',
        de: 'Ich erstelle einen Plan mit klaren Bereichen und Zuständigkeiten.',
      }),
      draftOption('citizen', '8673cc8f-ea23-4007-9e62-d24c8ffb4099', {
        en: 'I put up long tables for the whole street.',
        sk: 'Postavím dlhé stoly pre celú ulicu.',
        de: 'Ich stelle lange Tische für die ganze Straße auf.',
      }),
    ],
    status: 'draft',
  },
]
