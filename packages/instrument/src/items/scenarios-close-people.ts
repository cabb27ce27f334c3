import { draftOption } from './draft-item.ts'
import type { ChoiceItem } from './item.ts'

export const closePeopleScenarios: readonly ChoiceItem[] = [
  {
    kind: 'choice',
    id: 'd31a12ae-fd6f-4e0a-a898-cf00e5e2dc93',
    code: 'friend-in-crisis',
    text: {
      en: 'A close friend calls in the evening: a long relationship has just ended. What do you do first?',
      sk: 'Večer vám zavolá blízky človek: práve sa mu rozpadol dlhoročný vzťah. Čo urobíte ako prvé?',
      de: 'Abends ruft jemand an, der Ihnen nahesteht: Eine lange Beziehung ist gerade zu Ende gegangen. Was tun Sie zuerst?',
    },
    options: [
      draftOption('innocent', '45d5a402-aa13-48b0-9313-9cdf703eb46e', {
        en: 'I tell them that brighter days will come.',
        sk: 'Poviem mu, že zase prídu krajšie dni.',
        de: 'Ich sage ihm, dass wieder hellere Tage kommen.',
      }),
      draftOption('sage', 'efcffdcc-cc00-4ca7-af75-e61bc7ca4a8e', {
        en: 'I ask questions so that we understand what happened.',
        sk: 'Pýtam sa, aby sme spolu pochopili, čo sa stalo.',
        de: 'Ich stelle Fragen, damit wir verstehen, was geschehen ist.',
      }),
      draftOption('explorer', 'c934b1c6-0ce5-42f5-bda4-d8bb0ca610a9', {
        en: 'I suggest that we get out of town for the weekend.',
        sk: 'Navrhnem, aby sme na víkend niekam odišli.',
        de: 'Ich schlage vor, dass wir übers Wochenende wegfahren.',
      }),
      draftOption('outlaw', '16211ccf-cfcc-4387-b4e4-8a42cddeb860', {
        en: 'I encourage them to let all the anger out.',
        sk: 'Povzbudím ho, aby zo seba dostal všetok hnev.',
        de: 'Ich ermutige ihn, seiner Wut freien Lauf zu lassen.',
      }),
      draftOption('magician', '42bd5570-c0c6-4612-a135-d93c12ee4b84', {
        en: 'I help them see a beginning in this ending.',
        sk: 'Pomôžem mu vidieť v tomto konci nový začiatok.',
        de: 'Ich helfe ihm, in diesem Ende einen Anfang zu sehen.',
      }),
      draftOption('hero', '9d139402-3bde-4cf9-a61a-b11be01ddeec', {
        en: 'I set off at once, however far it is.',
        sk: 'Hneď vyrazím za ním, nech je akokoľvek ďaleko.',
        de: 'Ich fahre sofort los, egal wie weit es ist.',
      }),
      draftOption('lover', 'e5979aa5-5d44-4708-8458-1637841e1ee6', {
        en: 'I listen and feel with them deep into the night.',
        sk: 'Hlboko do noci ho počúvam a cítim s ním.',
        de: 'Ich höre zu und fühle mit, bis tief in die Nacht.',
      }),
      draftOption('jester', '6bcaf764-2ca0-4a75-84d2-0b29f8fc5c05', {
        en: 'I bring a silly film so that we can laugh a little.',
        sk: 'Prinesiem bláznivú komédiu, nech sa aspoň chvíľu smejeme.',
        de: 'Ich bringe einen albernen Film mit, damit wir kurz lachen können.',
      }),
      draftOption('caregiver', '85e5e53b-eb71-46f1-8952-e6e5815aeaad', {
        en: 'I cook something warm and stay overnight.',
        sk: 'Uvarím niečo teplé a zostanem cez noc.',
        de: 'Ich koche etwas Warmes und bleibe über Nacht.',
      }),
      draftOption('creator', 'e9d4a9e2-660f-4497-9ed3-70fa52c37c14', {
        en: 'I put together music that says more than words.',
        sk: 'Vyberiem preňho hudbu, ktorá povie viac než slová.',
        de: 'Ich stelle Musik zusammen, die mehr sagt als Worte.',
      }),
      draftOption('ruler', '41fa7ffa-0e05-4f7c-b7c6-4a9a979e2954', {
        en: 'I sort out the practical side: flat, money, dates.',
        sk: 'Pomôžem usporiadať praktické veci: byt, peniaze, termíny.',
        de: 'Ich ordne das Praktische: Wohnung, Geld, Termine.',
      }),
      draftOption('citizen', '1c201d2c-c074-453d-ae4a-2c95a6187ab9', {
        en: 'I gather our friends so that we go through it together.',
        sk: 'Zvolám spoločných priateľov, aby sme to zvládli spolu.',
        de: 'Ich trommle den Freundeskreis zusammen, damit wir das gemeinsam tragen.',
      }),
    ],
    status: 'draft',
  },
  {
    kind: 'choice',
    id: '671b29a8-b107-4803-af3a-e6455f286d1c',
    code: 'question-from-the-young',
    text: {
      en: 'A young person asks you what matters in life. What do you answer?',
      sk: 'Mladý človek sa vás opýta, na čom v živote záleží. Čo mu odpoviete?',
      de: 'Ein junger Mensch fragt Sie, worauf es im Leben ankommt. Was antworten Sie?',
    },
    options: [
      draftOption('innocent', '389dea7b-18ec-4314-b3f4-0e1fecf0b584', {
        en: 'Keep your trust in what is good.',
        sk: 'Zachovaj si vieru v dobro.',
        de: 'Bewahre dir das Vertrauen in das Gute.',
      }),
      draftOption('sage', 'b517d756-6c3f-4fe8-b3a4-fa2a629ea24f', {
        en: 'Keep asking until you truly understand.',
        sk: 'Pýtaj sa, kým veciam naozaj neporozumieš.',
        de: 'Frag weiter, bis du wirklich verstehst.',
      }),
      draftOption('explorer', '7e1ee85d-c7e5-4460-b11a-0582eef0d611', {
        en: 'Set out and see the world with your own eyes.',
        sk: 'Vydaj sa do sveta a pozri si ho na vlastné oči.',
        de: 'Zieh los und sieh dir die Welt mit eigenen Augen an.',
      }),
      draftOption('outlaw', '626b04c1-e98c-428d-b86b-ba5c20a01547', {
        en: 'Let nobody tell you how to live.',
        sk: 'Nedaj si nikým diktovať, ako máš žiť.',
        de: 'Lass dir von niemandem vorschreiben, wie du lebst.',
      }),
      draftOption('magician', 'f1990186-f8bc-431e-85f7-3eb5d01713e5', {
        en: 'Change yourself, and your world will change.',
        sk: 'Zmeň seba a zmení sa aj tvoj svet.',
        de: 'Verwandle dich, und deine Welt verwandelt sich mit.',
      }),
      draftOption('hero', '2e01bc0a-d872-4e13-a269-2b59a2da1137', {
        en: 'Do the thing that you are afraid of.',
        sk: 'Urob práve to, z čoho máš strach.',
        de: 'Tu genau das, wovor du Angst hast.',
      }),
      draftOption('lover', 'ebcf3083-2fce-4b28-a327-654bcd3e65c5', {
        en: 'Love deeply, even if it may hurt.',
        sk: 'Miluj naplno, aj keď to môže bolieť.',
        de: 'Liebe von ganzem Herzen, auch wenn es wehtun kann.',
      }),
      draftOption('jester', '7134ac57-9baf-437e-a9ba-e407becf6173', {
        en: 'Take life with humour, yourself included.',
        sk: 'Ber s humorom život aj seba.',
        de: 'Nimm das Leben mit Humor, dich selbst auch.',
      }),
      draftOption('caregiver', '8db706cd-d77c-49fb-a42e-af1a66ed6d01', {
        en: 'Be there for those who need you.',
        sk: 'Buď oporou tým, ktorí ťa potrebujú.',
        de: 'Sei für die da, die dich brauchen.',
      }),
      draftOption('creator', 'd5e59af0-1e31-4a83-b078-b6a9a5bedb12', {
        en: 'Make something that only you can make.',
        sk: 'Vytvor niečo, čo dokážeš len ty.',
        de: 'Erschaffe etwas, das nur du erschaffen kannst.',
      }),
      draftOption('ruler', '5fedbeeb-8ec0-4176-b5b9-21860c241706', {
        en: 'Take your life firmly into your own hands.',
        sk: 'Vezmi svoj život pevne do vlastných rúk.',
        de: 'Nimm dein Leben fest in die eigenen Hände.',
      }),
      draftOption('citizen', '1962b52b-9bfe-4e2c-9b82-987d0ffe824c', {
        en: 'Stay down to earth among your own people.',
        sk: 'Stoj nohami na zemi a drž sa svojich.',
        de: 'Bleib auf dem Boden, bei den Menschen, zu denen du gehörst.',
      }),
    ],
    status: 'draft',
  },
]
