import { draftOption } from './draft-item.ts'
import type { ChoiceItem } from './item.ts'

export const homeScenarios: readonly ChoiceItem[] = [
  {
    kind: 'choice',
    id: 'e4ae5976-6723-42b4-87e9-23788af2f98d',
    code: 'noise-next-door',
    text: {
      en: 'Late at night, loud music comes through the wall for the third time this week. What do you do?',
      sk: 'Neskoro v noci duní od susedov cez stenu hudba, tento týždeň už tretí raz. Čo urobíte?',
      de: 'Spätabends dröhnt laute Musik aus der Nachbarwohnung, schon zum dritten Mal in dieser Woche. Was tun Sie?',
    },
    options: [
      draftOption('innocent', '9914af08-3d32-4375-a411-bec812a9c5a0', {
        en: 'I assume they are celebrating and turn over in bed.',
        sk: 'Asi majú čo oslavovať. Otočím sa na druhý bok a zaspím.',
        de: 'Da gibt es wohl etwas zu feiern, denke ich und schlafe weiter.',
      }),
      draftOption('sage', 'b7d7b11d-6224-42c0-9b3f-39b4bd79f815', {
        en: 'I first find out why the sound carries so far.',
        sk: 'Skôr než sa ozvem, zistím, prečo sa u nás zvuk tak nesie.',
        de: 'Ich finde erst heraus, warum das Haus so hellhörig ist, bevor ich etwas sage.',
      }),
      draftOption('explorer', 'c680d7a3-9453-4765-b9fc-66d1b991fbdc', {
        en: 'I get dressed and roam parts of town I have yet to see.',
        sk: 'Oblečiem sa a vyberiem sa do štvrtí, ktoré v noci nepoznám.',
        de: 'Ich ziehe mich an und streife durch Viertel, die ich nachts noch nicht kenne.',
      }),
      draftOption('outlaw', '7c3892ec-e8d3-4d14-a831-2b6dbbcca452', {
        en: 'I put on my own music and play it just as loud.',
        sk: 'Pustím si vlastnú hudbu, presne tak nahlas ako oni.',
        de: 'Ich drehe meine eigene Musik auf, und zwar genauso laut.',
      }),
      draftOption('magician', 'b89c873b-80b7-4de1-ad46-97aa8072d1da', {
        en: 'I breathe with the beat until it becomes a lullaby.',
        sk: 'Dýcham v rytme tej hudby, kým sa z nej nestane uspávanka.',
        de: 'Ich atme im Takt, bis aus dem Lärm ein Schlaflied wird.',
      }),
      draftOption('hero', '007da1c1-6e3b-4f95-b501-98034775505d', {
        en: 'I ring the bell at once and say it to their faces.',
        sk: 'Hneď u nich zazvoním a poviem im to priamo do očí.',
        de: 'Ich klingle auf der Stelle und sage geradeheraus, dass es zu laut ist.',
      }),
      draftOption('lover', '1f00f271-cda0-4b9a-89e8-e6e2a1e70ae4', {
        en: 'I go round with a bottle of wine for a warm talk.',
        sk: 'Zaklopem s fľašou vína a porozprávam sa s nimi od srdca.',
        de: 'Ich klopfe mit einer Flasche Wein an und freue mich auf ein herzliches Gespräch.',
      }),
      draftOption('jester', '82db0c15-7b69-4f8c-9191-09207d4061ca', {
        en: 'I push a funny song request under their door.',
        sk: 'Podstrčím im pod dvere lístok s vtipnou pesničkou na želanie.',
        de: 'Ich schiebe einen Zettel mit einem albernen Musikwunsch unter der Tür durch.',
      }),
      draftOption('caregiver', '419becb5-bd31-4649-a9b4-9d619b8cdb6b', {
        en: 'I ask the next day whether something is troubling them.',
        sk: 'Na druhý deň sa ich opýtam, či ich niečo netrápi.',
        de: 'Ich frage tags darauf, ob nebenan alles in Ordnung ist oder jemand Sorgen hat.',
      }),
      draftOption('creator', 'bd8a77d7-9afd-41af-80dc-ff00de64b2a9', {
        en: 'I get up and paint to the rhythm of the music.',
        sk: 'Vstanem, vezmem štetec a maľujem do rytmu spoza steny.',
        de: 'Ich stehe auf und male zu dem Rhythmus, der durch die Wand dringt.',
      }),
      draftOption('ruler', '913e475e-02f8-45d1-8d2a-0467646104f0', {
        en: 'I agree fixed quiet hours with them in the morning.',
        sk: 'Ráno s nimi dohodnem, od koľkej bude v dome ticho.',
        de: 'Ich vereinbare gleich am nächsten Morgen feste Ruhezeiten.',
      }),
      draftOption('citizen', 'f4896ed1-de01-4c29-98df-7985aaf49748', {
        en: 'I ask other residents, and we go there together.',
        sk: 'Opýtam sa ostatných v dome, ako to vidia, a zájdeme tam spolu.',
        de: 'Ich frage im Haus, wen es noch stört, und wir gehen gemeinsam hin.',
      }),
    ],
    status: 'draft',
  },
  {
    kind: 'choice',
    id: 'd83d1df5-91dd-44c0-9d55-7f7ce5c562f8',
    code: 'power-cut',
    text: {
      en: 'One winter evening the electricity fails in your whole street. What do you do?',
      sk: 'V zimný večer vypadne prúd a celá ulica sa ponorí do tmy. Čo urobíte?',
      de: 'An einem Winterabend fällt in Ihrer ganzen Straße der Strom aus. Was tun Sie?',
    },
    options: [
      draftOption('innocent', 'fce0ce4a-106d-4f2c-a235-139c51892ab3', {
        en: 'I marvel at the stars from the window, as I did as a child.',
        sk: 'Pozerám z okna na hviezdy a žasnem ako dieťa.',
        de: 'Ich schaue aus dem Fenster in die Sterne und staune wie als Kind.',
      }),
      draftOption('sage', '7ab8acec-8914-4c94-8b32-b7aecac75d9f', {
        en: 'I listen to the battery radio to learn the cause.',
        sk: 'Zapnem rádio na batérie a zisťujem príčinu výpadku.',
        de: 'Ich schalte das Batterieradio ein und höre, woran es liegt.',
      }),
      draftOption('explorer', '9aaac8e3-4c2d-4481-9343-c85cd14e2ff6', {
        en: 'I walk up the hill to see how far the darkness reaches.',
        sk: 'Vyjdem na kopec pozrieť sa, kam až siaha tma.',
        de: 'Ich steige auf den Hügel und schaue, wie weit die Dunkelheit reicht.',
      }),
      draftOption('outlaw', '14ca7ae3-a8a9-4aa0-97f3-147bc0ad5f07', {
        en: 'I light a fire in the yard, against the house rules.',
        sk: 'Na dvore rozložím oheň, hoci to domový poriadok zakazuje.',
        de: 'Ich mache im Hof ein Feuer, Hausordnung hin oder her.',
      }),
      draftOption('magician', 'fd63d114-5eae-48f0-8274-405afed31fda', {
        en: 'I turn a torch and a bottle of water into a lamp.',
        sk: 'Z baterky a fľaše vody urobím lampu, ktorá rozžiari izbu.',
        de: 'Ich mache aus Taschenlampe und Wasserflasche ein Licht fürs ganze Zimmer.',
      }),
      draftOption('hero', '6abec2f9-e83a-4029-a1a1-68b90085accf', {
        en: 'I run to the lift and help out whoever is stuck.',
        sk: 'Bežím k výťahu vyslobodiť tých, čo v ňom uviazli.',
        de: 'Ich renne zum Aufzug und helfe denen heraus, die feststecken.',
      }),
      draftOption('lover', 'a36a1dce-6a6d-40c4-baf7-cdb8d5c19f65', {
        en: 'I share a blanket and candlelight with someone close to me.',
        sk: 'Zapálim sviečky a s blízkym človekom sa zabalím do jednej deky.',
        de: 'Ich kuschle mich mit einem lieben Menschen bei Kerzenlicht unter eine Decke.',
      }),
      draftOption('jester', 'cfc9dba7-9d1b-4992-81e7-55da8b9ad399', {
        en: 'I make shadow figures on the wall with comic voices.',
        sk: 'Hrám na stene tieňové divadlo so smiešnymi hlasmi.',
        de: 'Ich werfe Schattenfiguren an die Wand und verstelle dazu die Stimme.',
      }),
      draftOption('caregiver', '189c40fd-78e6-4b34-a989-f44e8336dd90', {
        en: 'I take hot tea to the elderly couple upstairs.',
        sk: 'Starším manželom o poschodie vyššie zanesiem termosku čaju.',
        de: 'Ich bringe dem alten Ehepaar von oben eine Kanne heißen Tee.',
      }),
      draftOption('creator', '6f52c77c-f226-4139-935e-1cc2bdef0499', {
        en: 'I make up a song about this night on the guitar.',
        sk: 'Vezmem gitaru a zložím pesničku o tejto noci.',
        de: 'Ich denke mir an der Gitarre ein Lied über diese Nacht aus.',
      }),
      draftOption('ruler', 'e1785126-3580-4f38-82cf-5661cd8f0c06', {
        en: 'I decide who fetches candles and who makes the calls.',
        sk: 'Určím, kto v dome zoženie sviečky a kto nahlási poruchu.',
        de: 'Ich teile im Haus ein, wer Kerzen holt und wer telefoniert.',
      }),
      draftOption('citizen', '94d1d081-33f0-4877-9c94-bb18166d1bf1', {
        en: 'I sit on the stairs with the neighbours and share supplies.',
        sk: 'Sadneme si so susedmi na schody a podelíme sa o zásoby.',
        de: 'Ich setze mich mit den anderen ins Treppenhaus, und wir teilen unsere Vorräte.',
      }),
    ],
    status: 'draft',
  },
]
