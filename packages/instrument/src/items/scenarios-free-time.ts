import { draftOption } from './draft-item.ts'
import type { ChoiceItem } from './item.ts'

export const freeTimeScenarios: readonly ChoiceItem[] = [
  {
    kind: 'choice',
    id: '46b6f579-961e-44aa-bf45-47938d348b38',
    code: 'free-saturday',
    text: {
      en: 'An unplanned Saturday lies ahead of you. How do you spend it?',
      sk: 'Pred vami je sobota bez plánov. Ako ju strávite?',
      de: 'Vor Ihnen liegt ein Samstag ohne Pläne. Wie verbringen Sie ihn?',
    },
    options: [
      draftOption('innocent', '3458b948-8518-495d-909b-481c62755c3d', {
        en: 'I sleep in and enjoy the sun on a bench.',
        sk: 'Dobre sa vyspím a vychutnám si slnko na lavičke.',
        de: 'Ich schlafe aus und genieße die Sonne auf einer Bank.',
      }),
      draftOption('sage', 'df03bfa5-80f5-432f-bdfe-f1aeaddd222a', {
        en: 'I finally read the book that has intrigued me for so long.',
        sk: 'Konečne sa začítam do knihy, ktorá ma dávno láka.',
        de: 'Ich lese endlich das Buch, das mich schon lange reizt.',
      }),
      draftOption('explorer', '76777eec-d288-44fc-aa58-fcf8df50089c', {
        en: 'I take a train to a place I have yet to see.',
        sk: 'Nasadnem na vlak do mesta, ktoré ešte nepoznám.',
        de: 'Ich steige in einen Zug und fahre in eine fremde Stadt.',
      }),
      draftOption('outlaw', '60a49dd9-5b5d-47b6-8d77-b48688a40d55', {
        en: 'I shake off every duty and do as I please.',
        sk: 'Povinnosti hodím za hlavu a robím si, čo chcem.',
        de: 'Ich pfeife auf alle Pflichten und mache, was ich will.',
      }),
      draftOption('magician', '04ec5726-27c2-413c-8aff-9ba41fdc4b66', {
        en: 'I take time to picture how my life could change.',
        sk: 'V pokoji si predstavujem, ako by sa môj život mohol premeniť.',
        de: 'Ich male mir in Ruhe aus, wie sich mein Leben verwandeln könnte.',
      }),
      draftOption('hero', '781afead-f0a0-49cd-ad04-b2d4305ef10e', {
        en: 'I set out on a hard hike that tests my strength.',
        sk: 'Vyberiem sa na náročnú túru, ktorá preverí moje sily.',
        de: 'Ich nehme mir eine Bergtour vor, die meine Kräfte prüft.',
      }),
      draftOption('lover', '26dd576a-67b8-4d7e-adc6-7c43311cceee', {
        en: 'I spend the day close to someone I love.',
        sk: 'Strávim deň nablízku človeku, ktorého milujem.',
        de: 'Ich verbringe den Tag ganz nah bei einem geliebten Menschen.',
      }),
      draftOption('jester', '7d8b4a7d-be69-4524-bed1-f8864c0bb350', {
        en: 'I call some friends, and we get up to nonsense.',
        sk: 'Zavolám priateľom a vymyslíme nejakú hlúposť.',
        de: 'Ich rufe Freunde an, und wir stellen irgendeinen Unsinn an.',
      }),
      draftOption('caregiver', '29bbbb07-0056-47f0-b1eb-8f5634fa52d3', {
        en: 'I visit someone who could use a helping hand.',
        sk: 'Zájdem za niekým, komu padne vhod pomocná ruka.',
        de: 'Ich besuche jemanden, der gerade Hilfe gebrauchen kann.',
      }),
      draftOption('creator', 'cafaa8d0-fb78-4768-8958-e040a02be5a8', {
        en: 'I work on an idea of my own until evening.',
        sk: 'Do večera pracujem na vlastnom nápade.',
        de: 'Ich bastle bis zum Abend an einer eigenen Idee.',
      }),
      draftOption('ruler', 'aebb3619-f58e-4b09-9761-c0584cf070ae', {
        en: 'I put my affairs in order so the week runs smoothly.',
        sk: 'Urobím si poriadok vo veciach, aby týždeň bežal hladko.',
        de: 'Ich ordne meine Angelegenheiten, damit die Woche gut läuft.',
      }),
      draftOption('citizen', 'd8260a03-fe6b-4139-8188-bd67a3e120e0', {
        en: 'I meet the usual crowd at the usual place.',
        sk: 'Stretnem sa so starou partiou na obvyklom mieste.',
        de: 'Ich treffe die vertraute Runde am gewohnten Ort.',
      }),
    ],
    status: 'draft',
  },
  {
    kind: 'choice',
    id: '08d8113b-01dc-4589-af65-97a442bc0623',
    code: 'paid-leave',
    text: {
      en: 'You get three months of paid leave. What do you use them for?',
      sk: 'Dostanete tri mesiace plateného voľna. Ako ich využijete?',
      de: 'Sie bekommen drei Monate bezahlte Auszeit. Wofür nutzen Sie sie?',
    },
    options: [
      draftOption('innocent', '6862e64d-59c8-4e09-816b-66d6767906b6', {
        en: 'I spend them in a place where I was happy as a child.',
        sk: 'Strávim ich tam, kde mi bolo v detstve najlepšie.',
        de: 'Ich verbringe sie an dem Ort, an dem ich als Kind glücklich war.',
      }),
      draftOption('sage', '2e20500f-fb0f-4f16-8706-30933b6b82e1', {
        en: 'I look into a question that has long been on my mind.',
        sk: 'Skúmam otázku, ktorá mi už dlho vŕta v hlave.',
        de: 'Ich gehe einer Frage nach, die mich schon lange beschäftigt.',
      }),
      draftOption('explorer', '5ef2d285-6161-4979-b7f6-0d0ef3b46b4e', {
        en: 'I cross a continent by bus and train.',
        sk: 'Prejdem autobusom a vlakom celý kontinent.',
        de: 'Ich durchquere mit Bus und Bahn einen ganzen Kontinent.',
      }),
      draftOption('outlaw', '9f2c5319-2831-4a63-a3d7-60554fbd4785', {
        en: 'I drop out of normal life and ignore the rules.',
        sk: 'Vystúpim zo zabehnutého života a žijem mimo pravidiel.',
        de: 'Ich steige aus dem geregelten Leben aus und lebe ohne Vorschriften.',
      }),
      draftOption('magician', '344f8699-0c2b-43f8-a184-f672dc8e2d6d', {
        en: 'I withdraw into silence so that something in me can change.',
        sk: 'Utiahnem sa do ticha, aby sa vo mne mohlo niečo premeniť.',
        de: 'Ich ziehe mich in die Stille zurück, damit sich in mir etwas wandelt.',
      }),
      draftOption('hero', 'ece784c7-f53a-478f-a953-26b99ff2914b', {
        en: 'I train for a mountain that commands my respect.',
        sk: 'Trénujem na vrchol, pred ktorým mám veľký rešpekt.',
        de: 'Ich trainiere für einen Gipfel, vor dem ich großen Respekt habe.',
      }),
      draftOption('lover', '228fa1f7-2373-4a17-afd2-b3cd4dc78eda', {
        en: 'I give the time to a love that has had too little room.',
        sk: 'Venujem ich láske, na ktorú mi zostávalo málo času.',
        de: 'Ich widme die Zeit einer Liebe, die zu kurz gekommen ist.',
      }),
      draftOption('jester', 'a3ce6c21-1a4c-4ea3-b5ba-56e6b3151ec7', {
        en: 'I go from festival to festival with a merry crowd.',
        sk: 'Putujem s veselou partiou z festivalu na festival.',
        de: 'Ich ziehe mit einer lustigen Truppe von Festival zu Festival.',
      }),
      draftOption('caregiver', '14f65822-19fe-41f8-bf50-0d3b30eebaa8', {
        en: 'I lend a hand in a home for children.',
        sk: 'Celý ten čas pomáham v detskom domove.',
        de: 'Ich helfe die ganze Zeit in einem Kinderheim mit.',
      }),
      draftOption('creator', '6ed60f95-fced-4e49-bc17-cc7f1a6157fe', {
        en: 'I write the first draft of my own novel.',
        sk: 'Napíšem prvú verziu vlastného románu.',
        de: 'Ich schreibe den ersten Entwurf eines eigenen Romans.',
      }),
      draftOption('ruler', '8f2998eb-80d9-4105-8933-f9def7bb7db4', {
        en: 'I lay the foundations of a business that I will run.',
        sk: 'Položím základy firmy, ktorú budem viesť.',
        de: 'Ich lege den Grundstein für eine Firma, die ich leiten werde.',
      }),
      draftOption('citizen', '7f061e4a-71ea-479f-b2ee-576ca5046c44', {
        en: 'I help the neighbours to repair the village hall.',
        sk: 'Pomôžem susedom opraviť miestny kultúrny dom.',
        de: 'Ich richte mit der Nachbarschaft das Gemeindehaus her.',
      }),
    ],
    status: 'draft',
  },
]
