import { draftOption } from './draft-item.ts'
import type { ChoiceItem } from './item.ts'

export const workScenarios: readonly ChoiceItem[] = [
  {
    kind: 'choice',
    id: '22909288-749f-445d-9244-150ec482ac06',
    code: 'conflict-at-work',
    text: {
      en: 'Two people in your team have fallen out, and the mood is getting worse. What do you do?',
      sk: 'Dvaja ľudia z vášho tímu sa pohádali a nálada sa zhoršuje. Čo urobíte?',
      de: 'Zwei Menschen in Ihrem Team haben sich zerstritten, und die Stimmung leidet. Was tun Sie?',
    },
    options: [
      draftOption('innocent', '0cc8b406-d9ec-458c-b4c9-0d44e992881d', {
        en: 'I stay friendly to both and trust that it will pass.',
        sk: 'S oboma zostávam zadobre a verím, že to prejde.',
        de: 'Ich bleibe zu beiden freundlich und vertraue darauf, dass es sich legt.',
      }),
      draftOption('sage', '4002fb4f-d6aa-4880-af29-f284cc9be395', {
        en: 'I find out what each of them is really concerned about.',
        sk: 'Zistím, o čo každému z nich naozaj ide.',
        de: 'Ich finde heraus, worum es den beiden eigentlich geht.',
      }),
      draftOption('explorer', '311cf79a-8083-45ac-82c1-e0677ffa75fc', {
        en: 'I get some distance and take on a task off site.',
        sk: 'Získam odstup a vezmem si úlohu mimo kancelárie.',
        de: 'Ich suche Abstand und übernehme eine Aufgabe außer Haus.',
      }),
      draftOption('outlaw', '3534d454-6749-4fa9-8c85-1da1abaaa20e', {
        en: 'I say out loud what others keep quiet about.',
        sk: 'Nahlas poviem to, o čom ostatní mlčia.',
        de: 'Ich spreche laut aus, worüber die anderen schweigen.',
      }),
      draftOption('magician', '7fbc9938-4121-40dc-8b5e-2bef61b2b089', {
        en: 'I show both a view in which the quarrel looks different.',
        sk: 'Ukážem im pohľad, z ktorého spor vyzerá celkom inak.',
        de: 'Ich zeige beiden einen Blick, mit dem der Streit anders aussieht.',
      }),
      draftOption('hero', 'd4c8bab3-0a6a-4141-8873-1e7f23bd71ce', {
        en: 'I step in between when the tone becomes unfair.',
        sk: 'Postavím sa medzi nich, keď spor prestane byť férový.',
        de: 'Ich gehe dazwischen, sobald der Ton unfair wird.',
      }),
      draftOption('lover', '541a5556-b56c-4997-8448-262a1ad70cc0', {
        en: 'I speak with each of them warmly, heart to heart.',
        sk: 'S každým z nich sa otvorene a od srdca porozprávam.',
        de: 'Ich spreche mit beiden einzeln, offen und von Herzen.',
      }),
      draftOption('jester', '795c6695-b153-438a-8d03-bbe31b31a224', {
        en: 'I break the tension with a joke at the right moment.',
        sk: 'Uvoľním napätie vtipom v pravej chvíli.',
        de: 'Ich löse die Spannung mit einem Witz im richtigen Moment.',
      }),
      draftOption('caregiver', '9428fe45-8b1e-46c9-9426-d0e3f2f0d50b', {
        en: 'I look after the one who suffers more from it.',
        sk: 'Venujem sa tomu, kto to znáša ťažšie.',
        de: 'Ich kümmere mich um die Person, die stärker leidet.',
      }),
      draftOption('creator', 'dfaa7563-6964-4435-bf73-604de994ef96', {
        en: 'I think up a task that draws on both talents.',
        sk: 'Vymyslím úlohu, v ktorej sa zíde talent oboch.',
        de: 'Ich denke mir eine Aufgabe aus, die beide Talente verbindet.',
      }),
      draftOption('ruler', '427979fc-2a51-4931-898a-0445b02ce893', {
        en: 'I set clear rules for how we work together.',
        sk: 'Určím jasné pravidlá, ako budeme spolupracovať.',
        de: 'Ich lege klare Regeln für die Zusammenarbeit fest.',
      }),
      draftOption('citizen', 'e59c913b-fdcd-41c3-aa3d-a5f478c86d03', {
        en: 'I remind both that we are in the same boat.',
        sk: 'Pripomeniem obom, že ťaháme za jeden povraz.',
        de: 'Ich erinnere beide daran, dass wir im selben Boot sitzen.',
      }),
    ],
    status: 'draft',
  },
  {
    kind: 'choice',
    id: '7ddafec2-0699-4ba6-a9db-d0ce3d7b1d7b',
    code: 'order-from-above',
    text: {
      en: 'The management announces a change that you think is wrong. What do you do?',
      sk: 'Vedenie oznámi zmenu, ktorú pokladáte za chybu. Čo urobíte?',
      de: 'Die Leitung kündigt eine Änderung an, die Sie für falsch halten. Was tun Sie?',
    },
    options: [
      draftOption('innocent', '5c906d3d-cad1-45e8-8593-c05b9ca7bed3', {
        en: 'I give it a chance and hope for a good outcome.',
        sk: 'Dám jej šancu a dúfam v dobrý koniec.',
        de: 'Ich gebe ihr eine Chance und hoffe auf einen guten Ausgang.',
      }),
      draftOption('sage', 'd3ae46a7-de3b-4e2b-97c7-1a21e26c5554', {
        en: 'I collect the facts before I form a judgement.',
        sk: 'Zozbieram fakty, skôr než si urobím úsudok.',
        de: 'Ich sammle Fakten, bevor ich mir ein Urteil bilde.',
      }),
      draftOption('explorer', '7c968926-ca21-46a6-9a68-d774c342d699', {
        en: 'I look around for where I could go instead.',
        sk: 'Poobzerám sa, kam inam by sa dalo odísť.',
        de: 'Ich sehe mich um, wohin ich weiterziehen könnte.',
      }),
      draftOption('outlaw', '4f10f2f2-dbb0-427c-b102-b75ebdad63db', {
        en: 'I ignore the order and do it my own way.',
        sk: 'Nariadenie ignorujem a robím po svojom.',
        de: 'Ich ignoriere die Anweisung und mache es auf meine Art.',
      }),
      draftOption('magician', '039db372-3923-43ed-ac03-e47cb5ebf012', {
        en: 'I look for the opening in it that others miss.',
        sk: 'Hľadám v nej možnosť, ktorú ostatní prehliadajú.',
        de: 'Ich suche darin die Möglichkeit, die andere übersehen.',
      }),
      draftOption('hero', '82f0071d-ca0d-4a07-85b0-d2d24b13bc2d', {
        en: 'I stand up in the meeting and fight against it.',
        sk: 'Na porade vystúpim a bojujem proti nej.',
        de: 'Ich stehe in der Sitzung auf und kämpfe dagegen an.',
      }),
      draftOption('lover', 'db82f17a-f7fe-42e6-87a3-615b003a65aa', {
        en: 'I ask for a personal talk with room for feelings.',
        sk: 'Požiadam o osobný rozhovor, v ktorom je miesto aj na city.',
        de: 'Ich suche ein persönliches Gespräch, das auch Gefühlen Raum gibt.',
      }),
      draftOption('jester', 'cf8cc73e-7038-4c6e-ac2d-fa059e2c09be', {
        en: 'I invent a parody of it that we all laugh at.',
        sk: 'Vymyslím na ňu paródiu, ktorá všetkých rozosmeje.',
        de: 'Ich erfinde eine Parodie darauf, über die wir alle lachen.',
      }),
      draftOption('caregiver', '9f1fb331-be3c-4002-bd58-b523918c5fb2', {
        en: 'I support the people whom it hits hardest.',
        sk: 'Podporím ľudí, na ktorých doľahne najviac.',
        de: 'Ich stehe denen bei, die sie am härtesten trifft.',
      }),
      draftOption('creator', 'ddf3c265-c808-4a2e-acbb-d946e22c270d', {
        en: 'I work out a proposal of my own as an alternative.',
        sk: 'Vypracujem vlastný návrh, ktorý ponúkne iný smer.',
        de: 'Ich arbeite einen eigenen Vorschlag als Alternative aus.',
      }),
      draftOption('ruler', 'ab7b6f1f-50ea-4fae-b58a-2bfd9b833ba0', {
        en: 'I use my influence to steer it in a better direction.',
        sk: 'Využijem svoj vplyv a nasmerujem ju lepšie.',
        de: 'Ich nutze meinen Einfluss und lenke sie in bessere Bahnen.',
      }),
      draftOption('citizen', '284ce9f6-522f-464e-a993-fd6ea7e237fc', {
        en: 'I talk it over with colleagues and go with the majority.',
        sk: 'Poradím sa s kolegami a pridám sa k väčšine.',
        de: 'Ich bespreche mich mit dem Team und folge der Mehrheit.',
      }),
    ],
    status: 'draft',
  },
]
