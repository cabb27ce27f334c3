import { draftOption } from './draft-item.ts'
import type { ChoiceItem } from './item.ts'

export const unusualDayScenarios: readonly ChoiceItem[] = [
  {
    kind: 'choice',
    id: '7f429aec-96c9-4cde-a874-b15183cebd6a',
    code: 'week-without-telephone',
    text: {
      en: 'Your telephone is being repaired, and you have none for a week. What do you do with that week?',
      sk: 'Mobil máte v oprave a celý týždeň sa musíte zaobísť bez neho. Ako ten čas využijete?',
      de: 'Ihr Handy ist eine Woche lang in Reparatur, und Ersatz gibt es nicht. Was machen Sie in dieser Zeit?',
    },
    options: [
      draftOption('innocent', 'f463d683-0e09-49db-b831-b2591f204d89', {
        en: 'I enjoy quiet mornings with tea at the open window.',
        sk: 'Vychutnávam si tiché rána s čajom pri otvorenom okne.',
        de: 'Ich genieße morgens in aller Stille meinen Tee am offenen Fenster.',
      }),
      draftOption('sage', '23877f66-e5c9-4446-a243-a244d6248056', {
        en: 'I write down what I miss and what I do not.',
        sk: 'Zapisujem si, čo mi chýba a čo nie, a potom to porovnám.',
        de: 'Ich schreibe auf, was mir fehlt und was nicht, und ziehe Bilanz.',
      }),
      draftOption('explorer', 'f3b5f303-ca56-4c17-aa07-12eb4274cb5f', {
        en: 'I cycle with a paper map to villages new to me.',
        sk: 'Vydám sa na bicykli s papierovou mapou do neznámych dedín.',
        de: 'Ich radle mit der Faltkarte in Dörfer, in denen ich noch nie war.',
      }),
      draftOption('outlaw', '0a58d5e5-4e54-482e-891b-5c822de5e923', {
        en: 'I stay out of reach and let people wait for me.',
        sk: 'Schválne zostanem mimo dosahu. Kto niečo chce, nech počká.',
        de: 'Ich bin mit Absicht unerreichbar, und wer etwas will, kann warten.',
      }),
      draftOption('magician', '315e0068-78b2-4866-83cc-d6fee5d80740', {
        en: 'I begin an evening ritual that changes my days.',
        sk: 'Zavediem si malý večerný rituál, ktorý mi zmení všedné dni.',
        de: 'Ich führe ein kleines Abendritual ein, das meinen Alltag verwandelt.',
      }),
      draftOption('hero', '31b993b8-09c1-4908-890c-8cf6a1b2548f', {
        en: 'I get up at five and train in the time I gain.',
        sk: 'Vstávam o piatej a ušetrený čas venujem tréningu.',
        de: 'Ich stehe um fünf auf und nutze die gewonnene Zeit zum Training.',
      }),
      draftOption('lover', 'd1e63ab0-9e10-4eae-856b-aa94cdde984a', {
        en: 'I write long letters by hand to someone dear to me.',
        sk: 'Píšem rukou dlhé listy človeku, ktorý je mi drahý.',
        de: 'Ich schreibe einem geliebten Menschen lange Briefe von Hand.',
      }),
      draftOption('jester', '2ad6de2d-2ede-4eb5-b0bd-0201730ae443', {
        en: 'I send my friends postcards with jokes on them.',
        sk: 'Namiesto správ posielam priateľom pohľadnice s vtipmi.',
        de: 'Ich verschicke statt Nachrichten Postkarten mit meinen besten Witzen.',
      }),
      draftOption('caregiver', '088395b0-352d-4f25-ba22-0abdc836058b', {
        en: 'I visit elderly relatives and take time for them.',
        sk: 'Navštívim starších príbuzných a urobím si na nich čas.',
        de: 'Ich besuche meine alten Verwandten und nehme mir richtig Zeit für sie.',
      }),
      draftOption('creator', '077e7946-70d1-44d4-987a-5e8593c4ff50', {
        en: 'I finish the wood carving that I once began.',
        sk: 'Konečne dokončím vyrezávanú sošku, ktorá už roky čaká.',
        de: 'Ich schnitze endlich die Figur fertig, die schon ewig herumliegt.',
      }),
      draftOption('ruler', '7cb70693-ad77-45be-806f-8245a5dc2f13', {
        en: 'I plan the week on paper and set hours for meetings.',
        sk: 'Rozpíšem si týždeň na papier a stretnutiam určím presný čas.',
        de: 'Ich plane die Woche auf Papier, mit festen Zeiten für Gespräche.',
      }),
      draftOption('citizen', '7d2848f0-7f33-46b7-8942-bd6264c32aa7', {
        en: 'I get the news from neighbours at the corner shop.',
        sk: 'Novinky sa dozvedám od susedov v obchode za rohom.',
        de: 'Ich höre im Laden um die Ecke, was es in der Nachbarschaft Neues gibt.',
      }),
    ],
    status: 'draft',
  },
  {
    kind: 'choice',
    id: 'ab0f2d49-6136-4148-b4a3-b81eb7138674',
    code: 'child-for-an-afternoon',
    text: {
      en: 'Friends leave their eight-year-old child with you for an afternoon. What do the two of you do?',
      sk: 'Priatelia vám na popoludnie zveria svoje osemročné dieťa. Čo s ním podniknete?',
      de: 'Gute Bekannte lassen ihr achtjähriges Kind einen Nachmittag lang bei Ihnen. Was machen Sie zusammen?',
    },
    options: [
      draftOption('innocent', '9d49cd51-5647-49db-b72a-7b1fec8e6bcf', {
        en: 'We lie in the grass and look for animals in the clouds.',
        sk: 'Ľahneme si do trávy a v oblakoch hľadáme zvieratá.',
        de: 'Wir liegen im Gras und suchen in den Wolken nach Tieren.',
      }),
      draftOption('sage', 'b27e9680-6849-4417-bfd5-308798e26487', {
        en: 'We look at pond water through a microscope.',
        sk: 'Pod mikroskopom skúmame kvapku vody z rybníka.',
        de: 'Wir holen Teichwasser und sehen es uns unter dem Mikroskop an.',
      }),
      draftOption('explorer', 'f6eaf90d-c461-4871-ad88-86be4edce95e', {
        en: 'We ride the bus to the last stop and look around.',
        sk: 'Odvezieme sa autobusom na konečnú a poobzeráme sa tam.',
        de: 'Wir fahren mit dem Bus bis zur Endstation und sehen uns dort um.',
      }),
      draftOption('outlaw', 'd6951627-c541-48af-96fc-c3a598003e9c', {
        en: "We eat ice cream before dinner and forget the parents' list.",
        sk: 'Dáme si zmrzlinu pred večerou, rodičovské pravidlá dnes neplatia.',
        de: 'Es gibt Eis vor dem Essen, und die Regeln der Eltern haben Pause.',
      }),
      draftOption('magician', '0c0eb1eb-efe1-4585-9424-77d0c8d67538', {
        en: 'We turn the living room into a spaceship among the stars.',
        sk: 'Z obývačky sa stane vesmírna loď na ceste k hviezdam.',
        de: 'Wir machen das Wohnzimmer zum Raumschiff und fliegen zu den Sternen.',
      }),
      draftOption('hero', 'd2aa5db2-fe81-4b53-836d-fade661cf7bf', {
        en: 'We practise jumping from the high board until it works.',
        sk: 'Na kúpalisku skúšame skok z vysokého mostíka, kým sa nepodarí.',
        de: 'Wir üben im Schwimmbad den Sprung vom Dreimeterbrett, bis er klappt.',
      }),
      draftOption('lover', 'f2025d14-f6f6-4a75-9baa-72c16a578f24', {
        en: 'We choose a bouquet for the person the child loves most.',
        sk: 'Vyberieme kyticu pre človeka, ktorého dieťa najviac ľúbi.',
        de: 'Wir binden einen Strauß für den Menschen, den das Kind am liebsten hat.',
      }),
      draftOption('jester', 'c128af33-c8dc-42ac-a017-425aaefdf340', {
        en: 'We put on odd clothes and speak only in rhymes.',
        sk: 'Navlečieme si smiešne šaty a hovoríme iba vo veršoch.',
        de: 'Wir verkleiden uns und reden den ganzen Nachmittag nur in Reimen.',
      }),
      draftOption('caregiver', 'c9f93634-f501-4c77-b6aa-eba51b9ad056', {
        en: 'I cook a favourite dish and ask about worries at school.',
        sk: 'Uvarím mu obľúbené jedlo a opýtam sa, čo ho v škole trápi.',
        de: 'Ich koche das Lieblingsessen und frage, ob es in der Schule Sorgen gibt.',
      }),
      draftOption('creator', 'ff2a440d-28ea-40bb-93b9-9419b5864485', {
        en: 'We make puppets from old socks and invent a play.',
        sk: 'Zo starých ponožiek ušijeme bábky a vymyslíme divadielko.',
        de: 'Wir basteln aus alten Socken Puppen und denken uns ein Stück aus.',
      }),
      draftOption('ruler', '5e1c10fb-4e19-446e-8da2-8db947530b48', {
        en: 'I set a plan for us: homework, a snack, then the park.',
        sk: 'Naplánujem popoludnie: najprv úlohy, potom olovrant a park.',
        de: 'Ich mache einen Plan: erst Hausaufgaben, dann Kakao, dann Park.',
      }),
      draftOption('citizen', '6d2f47aa-075b-402e-aabf-ff928c2f0698', {
        en: 'We join the other children at the playground for football.',
        sk: 'Ideme na ihrisko zahrať si futbal s ostatnými deťmi.',
        de: 'Wir gehen auf den Spielplatz und kicken mit den anderen Kindern.',
      }),
    ],
    status: 'draft',
  },
]
