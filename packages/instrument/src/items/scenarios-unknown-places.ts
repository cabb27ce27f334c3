import { draftOption } from './draft-item.ts'
import type { ChoiceItem } from './item.ts'

export const unknownPlaceScenarios: readonly ChoiceItem[] = [
  {
    kind: 'choice',
    id: 'deb8149e-1f2f-4d93-bd77-449a021d108f',
    code: 'new-city',
    text: {
      en: 'You have just moved to a new city. What do you do in the first weeks?',
      sk: 'Práve ste sa presťahovali do nového mesta. Čo urobíte v prvých týždňoch?',
      de: 'Sie sind gerade in eine neue Stadt gezogen. Was tun Sie in den ersten Wochen?',
    },
    options: [
      draftOption('innocent', '2247a566-f2f3-44be-80ba-fecfcfd11dfa', {
        en: 'I find a little park where I feel at ease.',
        sk: 'Nájdem si malý park, v ktorom je mi dobre.',
        de: 'Ich suche mir einen kleinen Park, in dem mir wohl ist.',
      }),
      draftOption('sage', '10e4fe86-cb5a-4486-95a7-6c3c89d33c72', {
        en: "I read up on the city's past in the library.",
        sk: 'V knižnici si naštudujem dejiny mesta.',
        de: 'Ich lese mich in der Bibliothek in die Stadtgeschichte ein.',
      }),
      draftOption('explorer', '93bb3a2d-03ca-4a5a-8a0f-31f593553e23', {
        en: 'I roam the streets for hours and leave the map at home.',
        sk: 'Celé hodiny sa túlam ulicami a mapu nechám doma.',
        de: 'Ich streife stundenlang durch die Straßen, ganz ohne Karte.',
      }),
      draftOption('outlaw', 'de57a4f6-0076-45d7-99d4-dac9e4a16331', {
        en: 'I seek out the cellar bars where the underground scene meets.',
        sk: 'Vyhľadám podniky, kde sa schádza miestny underground.',
        de: 'Ich suche die Kellerbars, in denen sich die Untergrundszene trifft.',
      }),
      draftOption('magician', '32ff4f79-39c5-4e82-816b-66a759ec43f8', {
        en: 'I ask myself what kind of person I could become here.',
        sk: 'Pýtam sa, akým človekom sa tu môžem stať.',
        de: 'Ich frage mich, was für ein Mensch ich hier werden könnte.',
      }),
      draftOption('hero', '1f93cd0b-518e-4171-b653-e8cb841a1458', {
        en: 'I sign up for the city run and start training.',
        sk: 'Prihlásim sa na mestský beh a začnem trénovať.',
        de: 'Ich melde mich zum Stadtlauf an und fange an zu trainieren.',
      }),
      draftOption('lover', '15fcf13d-c2a9-4033-aab5-38ca0c4758b3', {
        en: 'I look for someone to whom I can truly open up.',
        sk: 'Hľadám človeka, ktorému sa môžem naozaj otvoriť.',
        de: 'Ich suche einen Menschen, dem ich mich wirklich öffnen kann.',
      }),
      draftOption('jester', 'eeae7e3a-d1d8-415a-be10-a80ddd9857d3', {
        en: 'I go to the first party I hear about.',
        sk: 'Vyrazím na prvú zábavu, o ktorej sa dopočujem.',
        de: 'Ich gehe auf die erste Feier, von der ich höre.',
      }),
      draftOption('caregiver', '16264289-4a95-482b-a7bf-2704f164f0db', {
        en: 'I offer my help at the local soup kitchen.',
        sk: 'Ponúknem pomoc v miestnej výdajni jedla pre ľudí v núdzi.',
        de: 'Ich biete der örtlichen Suppenküche meine Hilfe an.',
      }),
      draftOption('creator', '1efeb32c-912c-4018-9c0e-61c59d1d4446', {
        en: 'I furnish my flat to my own designs.',
        sk: 'Zariadim si byt podľa vlastných návrhov.',
        de: 'Ich richte die Wohnung nach eigenen Entwürfen ein.',
      }),
      draftOption('ruler', '18f377a7-cb6f-43f2-af85-d5540c29a735', {
        en: 'I settle papers and contracts so that things are in order.',
        sk: 'Vybavím úrady a zmluvy, aby malo všetko svoj poriadok.',
        de: 'Ich kümmere mich um Ämter und Verträge, damit alles geregelt ist.',
      }),
      draftOption('citizen', 'a8ef2c10-f6bd-4f1b-ad27-7c88eba28f8a', {
        en: 'I join a local club and get to know the neighbours.',
        sk: 'Pridám sa k miestnemu spolku a spoznám susedov.',
        de: 'Ich trete einem Verein bei und lerne die Leute kennen.',
      }),
    ],
    status: 'draft',
  },
  {
    kind: 'choice',
    id: '0e701aac-eebc-40dd-aa17-5d2f565a3d6f',
    code: 'cancelled-train',
    text: {
      en: 'Your last train is cancelled and you are stuck in a strange small town overnight. What do you do?',
      sk: 'Posledný vlak nejde a vy uviaznete na noc v cudzom mestečku. Čo urobíte?',
      de: 'Ihr letzter Zug fällt aus, und Sie sitzen über Nacht in einer fremden Kleinstadt fest. Was tun Sie?',
    },
    options: [
      draftOption('innocent', '262e7e88-c872-4607-b96a-5024c3cbc83c', {
        en: 'I stay calm and trust that some kind soul will help.',
        sk: 'Zachovám pokoj, určite sa nájde dobrá duša.',
        de: 'Ich bleibe ruhig, irgendeine gute Seele findet sich sicher.',
      }),
      draftOption('sage', 'c1226ce4-80a7-4a45-9f03-0c74d4f4600e', {
        en: 'I sit down and think the options through.',
        sk: 'Sadnem si a dôkladne premyslím možnosti.',
        de: 'Ich setze mich hin und denke die Möglichkeiten durch.',
      }),
      draftOption('explorer', '3878ed73-ca53-4bca-9e70-5f79b337fdfb', {
        en: 'I wander through the night streets and look around.',
        sk: 'Vyrazím do nočných ulíc obzrieť si mestečko.',
        de: 'Ich ziehe durch die nächtlichen Gassen und sehe mich um.',
      }),
      draftOption('outlaw', '19fa6771-4fdb-4536-b04c-220e1feac447', {
        en: 'I bed down in the station hall, allowed or not.',
        sk: 'Usteliem si v staničnej hale, či sa to smie, alebo nie.',
        de: 'Ich lege mich in die Bahnhofshalle, erlaubt oder nicht.',
      }),
      draftOption('magician', 'cab056c9-2549-4a57-8ccd-8be9d1afe6b5', {
        en: 'I take it as a sign and wait to see what it brings.',
        sk: 'Beriem to ako znamenie a čakám, čo z neho vzíde.',
        de: 'Ich nehme es als Zeichen und bin gespannt, was daraus wird.',
      }),
      draftOption('hero', '6a208167-18dc-4f48-80ea-554c97304885', {
        en: 'I set out on foot for the next town.',
        sk: 'Vydám sa pešo do najbližšieho mesta.',
        de: 'Ich mache mich zu Fuß auf den Weg in die nächste Stadt.',
      }),
      draftOption('lover', '11b5aff0-861f-4ec9-b800-e21b4c7439fc', {
        en: 'I fall into an intimate talk with someone who is stuck too.',
        sk: 'Dám sa do dôverného rozhovoru s niekým, kto tu tiež uviazol.',
        de: 'Ich komme mit jemandem, der auch festsitzt, in ein vertrautes Gespräch.',
      }),
      draftOption('jester', '9f266079-d870-4743-bc01-650c069277d0', {
        en: 'I amuse the others with jokes about our bad luck.',
        sk: 'Pobavím ostatných vtipmi o našej smole.',
        de: 'Ich unterhalte die anderen mit Witzen über unser Pech.',
      }),
      draftOption('caregiver', 'ca0df879-adbe-48ab-94d1-46ca32335e5c', {
        en: 'I ask the older travellers whether they need anything.',
        sk: 'Opýtam sa starších cestujúcich, či niečo potrebujú.',
        de: 'Ich frage die älteren Reisenden, ob sie etwas brauchen.',
      }),
      draftOption('creator', '6cf52379-cf92-4a51-a959-9ae20e9e97a9', {
        en: 'I take out my notebook and turn it into a story.',
        sk: 'Vytiahnem zápisník a začnem o tom písať poviedku.',
        de: 'Ich hole mein Notizbuch heraus und mache eine Geschichte daraus.',
      }),
      draftOption('ruler', '281fa873-87c1-4753-875b-78b1cc6882f8', {
        en: 'I organise a minibus for those who are stranded.',
        sk: 'Zorganizujem spoločný odvoz pre tých, čo tu uviazli.',
        de: 'Ich organisiere einen Kleinbus für die Gestrandeten.',
      }),
      draftOption('citizen', '708cc186-b117-47f1-b3f4-37f22185f4aa', {
        en: 'I join the others who are looking for a room.',
        sk: 'Pridám sa k ostatným, ktorí hľadajú nocľah.',
        de: 'Ich schließe mich denen an, die ein Zimmer suchen.',
      }),
    ],
    status: 'draft',
  },
]
