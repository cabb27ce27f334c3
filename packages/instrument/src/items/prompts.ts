import type { OpenPrompt } from './item.ts'

/** Invitations to two to six sentences; three of the ten are asked. */
export const openPrompts: readonly OpenPrompt[] = [
  {
    kind: 'open',
    id: '67019c46-dfa0-4c28-8284-fdb7af94fd2f',
    code: 'o1',
    text: {
      en: 'Think of a rule or an expectation that chafes. How do you handle it, and what do others see of that?',
      sk: 'Spomeňte si na pravidlo alebo očakávanie, ktoré vám prekáža. Čo s ním robíte a čo z toho vidia ostatní?',
      de: 'Denken Sie an eine Regel oder Erwartung, die Ihnen gegen den Strich geht. Wie gehen Sie damit um, und was davon bekommen andere mit?',
    },
    dimensions: ['outlaw', 'persona', 'ruler'],
    status: 'draft',
  },
  {
    kind: 'open',
    id: 'd729515e-180e-4140-a0b0-fe6d417441a2',
    code: 'o2',
    text: {
      en: 'Where do you feel at home, and what draws you away from there now and then?',
      sk: 'Kde sa cítite doma a čo vás odtiaľ občas láka preč?',
      de: 'Wo fühlen Sie sich zu Hause, und was lockt Sie manchmal von dort fort?',
    },
    dimensions: ['explorer', 'citizen', 'innocent'],
    status: 'draft',
  },
  {
    kind: 'open',
    id: 'd23026c6-4f45-476c-92fa-e050202281b7',
    code: 'o3',
    text: {
      en: 'Tell us about a time when someone needed you. What did you do, and what did it cost you?',
      sk: 'Opíšte chvíľu, keď vás niekto potreboval. Čo ste urobili a čo vás to stálo?',
      de: 'Erzählen Sie von einem Moment, in dem jemand Sie brauchte. Was haben Sie getan, und was hat es Sie gekostet?',
    },
    dimensions: ['hero', 'caregiver', 'shadowPressure'],
    status: 'draft',
  },
  {
    kind: 'open',
    id: 'd5d64e37-35fe-4205-8ae4-da2349da7d6e',
    code: 'o4',
    text: {
      en: 'Which idea keeps you busy at the moment? What would you like to find out about it or make of it?',
      sk: 'Ktorá myšlienka vás v poslednom čase zamestnáva? Čo by ste sa o nej chceli dozvedieť alebo čo z nej vytvoriť?',
      de: 'Welche Idee lässt Sie zurzeit nicht los? Was möchten Sie darüber herausfinden oder daraus machen?',
    },
    dimensions: ['magician', 'creator', 'sage'],
    status: 'draft',
  },
  {
    kind: 'open',
    id: '51d3ae9c-bb44-4ca7-afdf-33b97bf70d72',
    code: 'o5',
    text: {
      en: 'Think of a person who fascinates or touches you. What is it about them, and how do you show it?',
      sk: 'Spomeňte si na človeka, ktorý vás fascinuje alebo dojíma. Čím to je a ako mu to dávate najavo?',
      de: 'Denken Sie an einen Menschen, der Sie fasziniert oder berührt. Woran liegt das, und wie zeigen Sie es?',
    },
    dimensions: ['lover', 'innerOther', 'caregiver'],
    status: 'draft',
  },
  {
    kind: 'open',
    id: '14a50ef4-6ffb-483b-a3c8-69d72b3b54ec',
    code: 'o6',
    text: {
      en: 'You arrive at a party and the mood is stiff. What do you do, and how do people describe you afterwards?',
      sk: 'Prídete na oslavu, kde viazne zábava. Čo urobíte a čo o vás ľudia potom povedia?',
      de: 'Sie kommen auf ein Fest, und die Stimmung ist steif. Was tun Sie, und wie spricht man hinterher über Sie?',
    },
    dimensions: ['jester', 'ruler', 'persona'],
    status: 'draft',
  },
  {
    kind: 'open',
    id: '5e724dc5-e193-44b5-8636-373caf7bdc97',
    code: 'o7',
    text: {
      en: 'Which experience has taught you most about yourself? What do you see differently since then?',
      sk: 'Ktorá skúsenosť vás o sebe naučila najviac? Čo odvtedy vidíte inak?',
      de: 'Durch welche Erfahrung haben Sie am meisten über sich gelernt? Was sehen Sie seitdem anders?',
    },
    dimensions: ['self', 'sage', 'magician'],
    status: 'draft',
  },
  {
    kind: 'open',
    id: 'bfdf223e-064a-4da0-ad0d-3b024c129777',
    code: 'o8',
    text: {
      en: 'What in other people makes your blood boil? Describe a situation and what you felt like doing.',
      sk: 'Čo vás na iných ľuďoch dokáže rozzúriť? Opíšte konkrétnu situáciu a čo ste mali chuť urobiť.',
      de: 'Was bringt Sie an anderen Menschen in Rage? Beschreiben Sie eine Situation und was Sie am liebsten getan hätten.',
    },
    dimensions: ['shadowPressure', 'outlaw', 'hero'],
    status: 'draft',
  },
  {
    kind: 'open',
    id: '04e6753a-38ba-4320-9e2f-3444d2babaa6',
    code: 'o9',
    text: {
      en: 'Which side of you gets little room in your life? What would it do with a free week?',
      sk: 'Ktorá vaša stránka dostáva v živote málo miesta? Čo by robila, keby mala voľný týždeň?',
      de: 'Welche Seite von Ihnen kommt im Alltag zu kurz? Was würde sie mit einer freien Woche anfangen?',
    },
    dimensions: ['innerOther', 'creator', 'lover'],
    status: 'draft',
  },
  {
    kind: 'open',
    id: '65c13baa-5795-49e2-b5ba-dc68e6b5b5b7',
    code: 'o10',
    text: {
      en: 'Describe an ordinary day that you would call a good one. What makes it good?',
      sk: 'Opíšte obyčajný deň, o ktorom si večer poviete, že bol dobrý. Čím je dobrý?',
      de: 'Beschreiben Sie einen gewöhnlichen Tag, den Sie gut nennen würden. Was macht ihn gut?',
    },
    dimensions: ['citizen', 'innocent', 'self'],
    status: 'draft',
  },
]
