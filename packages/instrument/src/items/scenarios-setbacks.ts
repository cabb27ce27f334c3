import { draftOption } from './draft-item.ts'
import type { ChoiceItem } from './item.ts'

export const setbackScenarios: readonly ChoiceItem[] = [
  {
    kind: 'choice',
    id: '9786fb4e-dac4-4578-a2cb-54543ecbae4f',
    code: 'own-mistake',
    text: {
      en: 'You have made a mistake at work, and others have noticed. How do you react?',
      sk: 'V práci ste urobili chybu, ktorú si všimli aj iní. Ako zareagujete?',
      de: 'Bei der Arbeit ist Ihnen ein Fehler passiert, den auch andere bemerkt haben. Wie reagieren Sie?',
    },
    options: [
      draftOption('innocent', '855bbdb0-ba55-4351-8f5d-f99755074f08', {
        en: 'I own up and trust that they will forgive me.',
        sk: 'Priznám sa a verím, že mi ju odpustia.',
        de: 'Ich gebe ihn zu und vertraue darauf, dass man mir verzeiht.',
      }),
      draftOption('sage', 'e0741786-0831-4f1e-b1bf-2c7915820187', {
        en: 'I examine step by step how it came about.',
        sk: 'Rozoberiem krok za krokom, ako k nej došlo.',
        de: 'Ich untersuche Schritt für Schritt, wie es dazu kam.',
      }),
      draftOption('explorer', '07fceb6f-4bce-4e18-9a87-01c97a746c60', {
        en: 'I take it as a detour on which I discover something new.',
        sk: 'Beriem ju ako odbočku, na ktorej objavím niečo nové.',
        de: 'Ich nehme ihn als Umweg, auf dem ich Neues entdecke.',
      }),
      draftOption('outlaw', 'd87d9af7-1dd4-4e4c-897b-136b03ed7cfb', {
        en: 'I question the procedure that led to it.',
        sk: 'Spochybním postup, ktorý k nej viedol.',
        de: 'Ich stelle den Ablauf infrage, der dazu geführt hat.',
      }),
      draftOption('magician', 'e06270f9-fc26-400d-b17b-c7fa80b3cec0', {
        en: 'I turn it into the beginning of something better.',
        sk: 'Premením ju na začiatok niečoho lepšieho.',
        de: 'Ich verwandle ihn in den Anfang von etwas Besserem.',
      }),
      draftOption('hero', '80726101-4f2f-4bd8-b05b-f7ab287c327a', {
        en: 'I roll up my sleeves and fix it the same day.',
        sk: 'Vyhrniem si rukávy a ešte v ten deň ju napravím.',
        de: 'Ich kremple die Ärmel hoch und behebe ihn noch am selben Tag.',
      }),
      draftOption('lover', 'b78ff177-4362-4a59-9cca-03c6279cbe77', {
        en: 'I confide in someone close and say how I feel.',
        sk: 'Zverím sa blízkemu človeku s tým, ako mi je.',
        de: 'Ich rede mit einem vertrauten Menschen darüber, wie es mir damit geht.',
      }),
      draftOption('jester', '0fd64b10-d8a4-4691-adfe-796f5c704127', {
        en: 'I laugh at myself, and the tension is gone.',
        sk: 'Zasmejem sa na sebe a napätie opadne.',
        de: 'Ich lache über mich, und die Spannung ist weg.',
      }),
      draftOption('caregiver', '2d3b17ae-f250-4503-9b52-be6158405a6e', {
        en: 'I make sure that nobody else suffers from it.',
        sk: 'Postarám sa, aby na to nikto iný nedoplatil.',
        de: 'Ich sorge dafür, dass niemand anders darunter leidet.',
      }),
      draftOption('creator', '6cd3712b-ab5a-4564-a038-944b65fbaebf', {
        en: 'I come up with a solution that is entirely new.',
        sk: 'Vymyslím riešenie, aké tu ešte nebolo.',
        de: 'Ich denke mir eine Lösung aus, die es so noch nicht gab.',
      }),
      draftOption('ruler', '19f135b4-0324-4dc9-8cdb-a33fdcd33331', {
        en: 'I take responsibility and tighten the checks.',
        sk: 'Vezmem to na seba a sprísnim kontrolu.',
        de: 'Ich übernehme die Verantwortung und verschärfe die Kontrollen.',
      }),
      draftOption('citizen', 'e4f997d2-861c-40d1-876c-057ead3f08a2', {
        en: 'I ask the team for help, as it happens to others too.',
        sk: 'Poprosím tím o pomoc, veď sa to stáva aj iným.',
        de: 'Ich bitte das Team um Hilfe, das passiert schließlich anderen auch.',
      }),
    ],
    status: 'draft',
  },
  {
    kind: 'choice',
    id: '844fa0d8-5235-49ac-9f09-3554377c606f',
    code: 'argument-at-home',
    text: {
      en: 'Yesterday you had an argument with someone close to you. What do you do in the morning?',
      sk: 'Včera ste sa pohádali s blízkym človekom. Čo urobíte ráno?',
      de: 'Gestern haben Sie sich mit jemandem gestritten, der Ihnen nahesteht. Was tun Sie am Morgen?',
    },
    options: [
      draftOption('innocent', '121113b2-7ebd-4f84-9b8a-5733fff7160b', {
        en: 'I begin the day with a smile, as a fresh start.',
        sk: 'Nový deň začnem s úsmevom, akoby odznova.',
        de: 'Ich beginne den Tag mit einem Lächeln und ganz von vorn.',
      }),
      draftOption('sage', '8c817638-3f94-40ec-9ccd-0049be48a236', {
        en: 'I calmly think through what it was really about.',
        sk: 'V pokoji premyslím, o čo v hádke vlastne išlo.',
        de: 'Ich überlege in Ruhe, worum es eigentlich ging.',
      }),
      draftOption('explorer', '4818ebc2-bd62-4b12-b0ce-193694092648', {
        en: 'I go for a long walk along an unknown path.',
        sk: 'Vyberiem sa na dlhú prechádzku neznámou cestou.',
        de: 'Ich breche zu einem langen Spaziergang auf unbekannten Wegen auf.',
      }),
      draftOption('outlaw', '43197635-4311-4061-89b4-19621134c086', {
        en: 'I stand by my words, awkward as they are.',
        sk: 'Stojím si za svojimi slovami, aj keď sú nepohodlné.',
        de: 'Ich stehe zu meinen Worten, so unbequem sie sind.',
      }),
      draftOption('magician', 'd0396e46-cff4-4b1d-99d6-36adc7635bec', {
        en: 'I look for the gesture that transforms the whole thing.',
        sk: 'Hľadám gesto, ktoré celú situáciu premení.',
        de: 'Ich suche die eine Geste, die alles verwandelt.',
      }),
      draftOption('hero', 'af321ea2-8dd2-4451-afe5-660d51e67267', {
        en: 'I make the first move, though it takes some courage.',
        sk: 'Urobím prvý krok, hoci si to žiada odvahu.',
        de: 'Ich mache den ersten Schritt, auch wenn er Mut kostet.',
      }),
      draftOption('lover', '525b24e8-ec97-4b33-a574-50bdd8d3b4a5', {
        en: 'I show with a hug how dear this person is to me.',
        sk: 'Objatím ukážem, ako veľmi mi na ňom záleží.',
        de: 'Ich zeige mit einer Umarmung, wie lieb mir dieser Mensch ist.',
      }),
      draftOption('jester', 'bada5d9e-8db8-48db-a896-7582f3427787', {
        en: 'I make fun of my own stubbornness.',
        sk: 'Urobím si žart z vlastnej tvrdohlavosti.',
        de: 'Ich mache mich über meinen eigenen Starrsinn lustig.',
      }),
      draftOption('caregiver', '8c15fbae-5f7e-461d-af0d-1bf8ef6dc748', {
        en: 'I make breakfast and ask how the night was.',
        sk: 'Pripravím raňajky a opýtam sa, ako sa mu spalo.',
        de: 'Ich mache Frühstück und frage, wie die Nacht war.',
      }),
      draftOption('creator', 'b84721b1-2316-4cd6-9346-78cd631af393', {
        en: 'I write a letter and look for words of my own.',
        sk: 'Napíšem list, v ktorom hľadám vlastné slová.',
        de: 'Ich schreibe einen Brief und suche nach eigenen Worten.',
      }),
      draftOption('ruler', 'd9470776-a7ed-46a2-8077-94b5650415d5', {
        en: 'I propose a clear agreement for the future.',
        sk: 'Navrhnem jasnú dohodu do budúcnosti.',
        de: 'Ich schlage eine klare Vereinbarung für die Zukunft vor.',
      }),
      draftOption('citizen', '3c6c7130-4273-4bb4-98dc-e4adc195c9f6', {
        en: 'I return to our usual everyday life together.',
        sk: 'Vrátim sa k tomu, ako u nás bežne plynie deň.',
        de: 'Ich kehre zu unserem gewohnten Alltag zurück.',
      }),
    ],
    status: 'draft',
  },
]
