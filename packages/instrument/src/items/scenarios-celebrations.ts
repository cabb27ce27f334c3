import { draftOption } from './draft-item.ts'
import type { ChoiceItem } from './item.ts'

export const celebrationScenarios: readonly ChoiceItem[] = [
  {
    kind: 'choice',
    id: '7e451e7b-c0b2-4d6e-a88c-81e3a92fe0e8',
    code: 'wedding-speech',
    text: {
      en: 'Two friends are getting married, and you are asked to say a few words at the table. What do you do?',
      sk: 'Na svadbe priateľov vás pri hostine poprosia o pár slov pre mladomanželov. Ako sa toho zhostíte?',
      de: 'Ein befreundetes Paar heiratet, und beim Festessen bittet man Sie um ein paar Worte. Was tun Sie?',
    },
    options: [
      draftOption('innocent', 'fd4529b8-0dd5-4fb8-923a-750fdaf1a4fb', {
        en: 'I wish them, quite simply, a long and happy life.',
        sk: 'Jednoducho a úprimne im zaželám šťastný život.',
        de: 'Ich wünsche den beiden schlicht und von Herzen alles Glück der Welt.',
      }),
      draftOption('sage', 'b9f9e184-0f96-439c-99e9-4fb48c455d37', {
        en: 'I share what years of watching couples have taught me.',
        sk: 'Poviem, čo ma iné páry za tie roky naučili o spolužití.',
        de: 'Ich gebe weiter, was ich langjährigen Paaren übers Zusammenleben abgeschaut habe.',
      }),
      draftOption('explorer', '1535f5b4-180b-45eb-8d13-889ec30e6ceb', {
        en: 'I tell of the trip on which the three of us got lost.',
        sk: 'Porozprávam o našej výprave, na ktorej sme spolu zablúdili.',
        de: 'Ich erzähle von der Reise, auf der wir uns zu dritt verirrt haben.',
      }),
      draftOption('outlaw', '0afe2f1f-b05b-4fde-a186-07cd33d9f4ba', {
        en: 'I drop the usual phrases and say what weddings keep quiet.',
        sk: 'Vynechám frázy a poviem to, o čom sa na svadbách mlčí.',
        de: 'Ich spare mir die Floskeln und sage, was bei Hochzeiten sonst ungesagt bleibt.',
      }),
      draftOption('magician', 'cc1d4b15-5bf7-4b09-81d2-00bf8be1746e', {
        en: 'I ask the guests to picture these two in thirty years.',
        sk: 'Poprosím hostí, nech si oboch predstavia o tridsať rokov.',
        de: 'Ich bitte alle, sich die beiden in dreißig Jahren vorzustellen.',
      }),
      draftOption('hero', 'b06e452d-5b8f-4942-b67c-16457624b5da', {
        en: 'I speak without notes, though my knees are shaking.',
        sk: 'Napriek tréme sa postavím a hovorím bez papiera.',
        de: 'Ich überwinde mein Lampenfieber und spreche frei, ganz ohne Zettel.',
      }),
      draftOption('lover', '4814bef4-dd38-401f-a637-da799036113d', {
        en: 'I look at them both and say how their love moves me.',
        sk: 'Pozriem sa na oboch a poviem, ako ma ich láska dojíma.',
        de: 'Ich sehe die beiden an und sage, wie sehr mich ihre Liebe berührt.',
      }),
      draftOption('jester', '2a7b6d90-9ec9-47ac-a35a-66a1edfd7f53', {
        en: 'I tell the funny story of how the two met.',
        sk: 'Pobavím hostí historkou o tom, ako sa tí dvaja zoznámili.',
        de: 'Ich gebe zum Besten, wie kurios sich die zwei kennengelernt haben.',
      }),
      draftOption('caregiver', '6c3e497c-e5e4-4f5f-a851-6d7838cfe432', {
        en: 'I promise them an open door for the hard days.',
        sk: 'Sľúbim im, že sa na mňa môžu spoľahnúť aj v ťažkých chvíľach.',
        de: 'Ich verspreche den beiden, auch an schweren Tagen für sie da zu sein.',
      }),
      draftOption('creator', '786ec2fe-5b16-4b4a-9077-d92691226a19', {
        en: 'I recite a poem that I wrote for the two of them.',
        sk: 'Prednesiem im vlastnú báseň, napísanú práve pre tento deň.',
        de: 'Ich trage ein Gedicht vor, das ich für die zwei geschrieben habe.',
      }),
      draftOption('ruler', '04422cd8-ab84-47d4-91f5-a9330f9bfeed', {
        en: 'I ask for quiet, keep it short and lead the toast.',
        sk: 'Utíšim sálu, stručne prehovorím a vyzvem všetkých na prípitok.',
        de: 'Ich bitte den Saal um Ruhe, fasse mich kurz und bringe den Toast aus.',
      }),
      draftOption('citizen', '8a54a39b-8c32-40b5-aa9b-31e6569141ba', {
        en: 'I speak for all the friends and let others add a line.',
        sk: 'Hovorím za všetkých priateľov a každý z nich pridá vetu.',
        de: 'Ich spreche für unsere ganze Clique, und wer mag, ergänzt einen Satz.',
      }),
    ],
    status: 'draft',
  },
  {
    kind: 'choice',
    id: 'ef79c60a-8452-4a0f-86be-93c7a734f915',
    code: 'round-birthday',
    text: {
      en: 'A birthday with a round number is coming up. How do you celebrate it?',
      sk: 'Blížia sa vaše okrúhle narodeniny. Ako ten deň oslávite?',
      de: 'Ihnen steht ein runder Geburtstag bevor. Wie feiern Sie ihn?',
    },
    options: [
      draftOption('innocent', '2d4ab3f6-691e-4ef1-a00a-07d365ad80e2', {
        en: 'I have balloons and a cake with candles, as in childhood.',
        sk: 'Nafúkam balóny a sfúknem sviečky na torte ako v detstve.',
        de: 'Ich feiere mit Luftballons und Kerzen auf der Torte, wie in Kindertagen.',
      }),
      draftOption('sage', 'fa18fa97-c60d-4498-b891-435db0bf933c', {
        en: 'I reread my diaries and take stock of what I have learned.',
        sk: 'Prečítam si staré denníky a zhrniem, čo ma život naučil.',
        de: 'Ich lese in alten Tagebüchern und halte fest, was ich gelernt habe.',
      }),
      draftOption('explorer', 'c1a860ba-926f-4131-a1a9-40e48afd34e9', {
        en: 'I wake up that day in a country that is new to me.',
        sk: 'Ráno sa zobudím v krajine, kde ma ešte nevideli.',
        de: 'Ich wache an dem Tag in einem Land auf, das ich noch nicht kenne.',
      }),
      draftOption('outlaw', '6ad06275-860a-4022-8510-1ee2f3ce092d', {
        en: 'I cancel the expected party and go to a punk concert.',
        sk: 'Oslavu, ktorú všetci čakajú, zruším a idem na punkový koncert.',
        de: 'Ich blase die erwartete Feier ab und gehe auf ein Punkkonzert.',
      }),
      draftOption('magician', '3fdbb645-82d8-4884-8baf-c7d89b280232', {
        en: 'At midnight I burn a list of what I leave behind.',
        sk: 'O polnoci spálim zoznam toho, čo nechávam za sebou.',
        de: 'Ich verbrenne um Mitternacht eine Liste mit allem, was ich hinter mir lasse.',
      }),
      draftOption('hero', 'b194d7d6-d194-4337-a18e-4b484b935552', {
        en: 'I run a distance that has been too far for me until now.',
        sk: 'Zabehnem vzdialenosť, ktorá bola doteraz nad moje sily.',
        de: 'Ich laufe eine Strecke, die ich noch nie geschafft habe.',
      }),
      draftOption('lover', '84fd2e92-4b97-472d-a8f3-5e57b6f3dfd5', {
        en: 'I dance until morning in the arms of someone I love.',
        sk: 'Celú noc pretancujem v náručí milovaného človeka.',
        de: 'Ich tanze die ganze Nacht in den Armen eines geliebten Menschen.',
      }),
      draftOption('jester', 'aaa531a6-7e69-47ef-a35d-dd341ac5632d', {
        en: 'I give a costume party with an absurd theme.',
        sk: 'Usporiadam maškarný ples na poriadne absurdnú tému.',
        de: 'Ich schmeiße ein Kostümfest mit einem völlig absurden Motto.',
      }),
      draftOption('caregiver', 'a81bfff7-c343-48f2-a470-715552d86743', {
        en: 'I give the people who brought me up a fine day out.',
        sk: 'Doprajem krásny deň ľuďom, ktorí ma vychovali.',
        de: 'Ich schenke denen, die mich großgezogen haben, einen richtig schönen Tag.',
      }),
      draftOption('creator', '91aca4e7-3712-4b1f-b5ae-c0cf0b3a24c1', {
        en: 'I show the guests pictures that I painted for the day.',
        sk: 'Namaľujem sériu obrazov a hosťom z nich pripravím výstavu.',
        de: 'Ich zeige den Gästen Bilder, die ich eigens für diesen Tag gemalt habe.',
      }),
      draftOption('ruler', '2448c348-fafc-42b1-832c-b502dc4def7d', {
        en: 'I give a dinner and announce my plans for ten years.',
        sk: 'Na slávnostnej večeri oznámim plány na ďalších desať rokov.',
        de: 'Ich lade zum Festessen ein und verkünde meine Pläne fürs nächste Jahrzehnt.',
      }),
      draftOption('citizen', '46cb0356-cf69-46a9-a229-22d9258dfbe8', {
        en: 'I grill sausages in the yard for family and neighbours.',
        sk: 'Opekám na dvore klobásy s rodinou, susedmi a kolegami.',
        de: 'Ich grille Würstchen im Hof, mit Familie, Nachbarschaft und Leuten von der Arbeit.',
      }),
    ],
    status: 'draft',
  },
]
