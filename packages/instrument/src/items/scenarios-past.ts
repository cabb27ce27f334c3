import { draftOption } from './draft-item.ts'
import type { ChoiceItem } from './item.ts'

export const pastScenarios: readonly ChoiceItem[] = [
  {
    kind: 'choice',
    id: '3e9836e2-9295-4f60-866c-710ffc70ca12',
    code: 'school-reunion',
    text: {
      en: 'You meet your old classmates for the first time in many years. What do you do that evening?',
      sk: 'Po dlhých rokoch idete na stretávku s bývalými spolužiakmi. Čo tam v ten večer urobíte?',
      de: 'Sie sehen Ihre alte Schulklasse nach vielen Jahren zum ersten Mal wieder. Was tun Sie an diesem Abend?',
    },
    options: [
      draftOption('innocent', 'e807e29e-f861-481f-9af9-aeab42a57f5b', {
        en: 'I sing the old school songs with shining eyes.',
        sk: 'S iskrou v očiach spievam s ostatnými staré školské pesničky.',
        de: 'Ich singe mit leuchtenden Augen die alten Schullieder mit.',
      }),
      draftOption('sage', '95d15691-e124-4bed-bb84-ee502e0557d3', {
        en: 'I ask people what the years have taught them.',
        sk: 'Vypytujem sa, čo komu život dal a čo ho naučil.',
        de: 'Ich frage die anderen, was die Jahre sie gelehrt haben.',
      }),
      draftOption('explorer', '6b393aa3-3d4c-4a6b-b049-a0926e0acc2e', {
        en: 'I sit with those I hardly knew in our school days.',
        sk: 'Prisadnem si k tým, ktorých zo školy takmer nepoznám.',
        de: 'Ich setze mich zu denen, die ich in der Schule kaum gekannt habe.',
      }),
      draftOption('outlaw', '28f41848-ff03-4d42-ae50-8c43f3f5bb28', {
        en: 'I climb over the fence into the locked schoolyard.',
        sk: 'Preleziem plot na zamknutý školský dvor s každým, kto sa odváži.',
        de: 'Ich klettere mit allen, die sich trauen, über den Zaun auf den Schulhof.',
      }),
      draftOption('magician', '5f151309-c537-4761-aa49-4335dbd5920b', {
        en: 'I ask which of our old dreams could still come true.',
        sk: 'Pripomeniem naše dávne sny a pýtam sa, čo sa ešte môže splniť.',
        de: 'Ich frage, welche Träume von damals noch wahr werden können.',
      }),
      draftOption('hero', 'dc56e62b-f92e-4e95-9332-883d1efb5fc4', {
        en: 'I challenge my former rival to one more race.',
        sk: 'Vyzvem dávneho súpera, aby sme si ešte raz zabehli stovku.',
        de: 'Ich fordere meine alte Konkurrenz noch einmal zum Wettlauf heraus.',
      }),
      draftOption('lover', 'e2019205-402a-4dff-acf0-7b54b1f91c0d', {
        en: 'I tell my first great love what I felt back then.',
        sk: 'Svojej prvej láske prezradím, ako mi pri nej bilo srdce.',
        de: 'Ich gestehe meiner ersten großen Liebe, was ich damals gefühlt habe.',
      }),
      draftOption('jester', '147d3bf1-1ba4-48af-9ef1-cc69dbe860c8', {
        en: 'I do impressions of the teachers we used to have.',
        sk: 'Zahrám našich učiteľov aj s ich obľúbenými hláškami.',
        de: 'Ich mache das halbe Lehrerkollegium von damals nach, mit allen Marotten.',
      }),
      draftOption('caregiver', 'd0cb859a-811d-4985-ab62-cc1873d0bccf', {
        en: 'I sit down with someone who has had a hard year.',
        sk: 'Sadnem si k človeku, ktorý má za sebou ťažký rok.',
        de: 'Ich nehme mir Zeit für jemanden, der ein schweres Jahr hinter sich hat.',
      }),
      draftOption('creator', '0a229d3f-ad1f-4b4a-996b-300d4e3d2735', {
        en: 'I show a short film that I made from old photos.',
        sk: 'Premietnem vlastný krátky film zo starých fotografií.',
        de: 'Ich zeige einen kleinen Film, den ich aus alten Fotos gemacht habe.',
      }),
      draftOption('ruler', '23454cfb-d40c-47fc-825b-2f5a68368b92', {
        en: 'I lead through the evening and fix the next date.',
        sk: 'Ujmem sa programu a hneď určím termín ďalšej stretávky.',
        de: 'Ich führe durch den Abend und lege den nächsten Termin fest.',
      }),
      draftOption('citizen', '8bb94edb-66a6-47b5-8432-e8815cc39238', {
        en: 'I push the tables together so that we sit as one group.',
        sk: 'Prisuniem stoly k sebe, aby sme všetci sedeli spolu.',
        de: 'Ich schiebe die Tische zusammen, damit wir alle in einer Runde sitzen.',
      }),
    ],
    status: 'draft',
  },
  {
    kind: 'choice',
    id: '94b11bab-21e0-4cba-b118-3d9e5d95652a',
    code: 'box-in-the-attic',
    text: {
      en: 'While clearing the attic you find a box of old family letters. What do you do with them?',
      sk: 'Pri upratovaní povaly nájdete škatuľu so starými rodinnými listami. Čo s nimi urobíte?',
      de: 'Beim Entrümpeln des Dachbodens finden Sie eine Kiste mit alten Familienbriefen. Was machen Sie damit?',
    },
    options: [
      draftOption('innocent', '9313b4c7-4bb3-476c-a316-f627747cfd52', {
        en: 'I hang the happiest letter up in the kitchen.',
        sk: 'Vyberiem ten najradostnejší a zavesím si ho v kuchyni.',
        de: 'Ich suche den fröhlichsten Brief aus und hänge ihn in die Küche.',
      }),
      draftOption('sage', '06797448-0a13-4867-a103-7b59a2afd2ed', {
        en: 'I sort them by year and piece together our history.',
        sk: 'Zoradím ich podľa rokov a poskladám z nich rodinnú históriu.',
        de: 'Ich ordne sie nach Jahren und setze daraus die Familiengeschichte zusammen.',
      }),
      draftOption('explorer', 'adf6875d-cb42-4df9-820e-f19ae8bcc8ab', {
        en: 'I travel to the places named on the envelopes.',
        sk: 'Precestujem všetky miesta, ktoré nájdem na obálkach.',
        de: 'Ich reise nacheinander an die Orte, die auf den Umschlägen stehen.',
      }),
      draftOption('outlaw', '736c23e7-c886-42d9-a98a-3b212953a396', {
        en: 'I bring to light the secret that the family kept.',
        sk: 'Vynesiem na svetlo tajomstvo, ktoré rodina dosiaľ skrývala.',
        de: 'Ich bringe ans Licht, was die Familie so lange verschwiegen hat.',
      }),
      draftOption('magician', 'fb2fa46a-3acd-4008-a219-c3a39b97e1d9', {
        en: 'I look for a pattern in them that I can break.',
        sk: 'Zistím, čo sa v našom rode stále opakuje, a pretnem to.',
        de: 'Ich suche das Muster, das sich über Generationen wiederholt, um es zu durchbrechen.',
      }),
      draftOption('hero', 'b77fe419-757e-4622-8c87-53c663960c3e', {
        en: 'I carry out a plan that one writer had to give up.',
        sk: 'Uskutočním plán, ktorého sa jeden z pisateľov musel vzdať.',
        de: 'Ich führe ein Vorhaben zu Ende, das damals jemand aufgeben musste.',
      }),
      draftOption('lover', '8b7e70be-4994-4939-94c7-56a5a038c35a', {
        en: 'I read the love letters aloud to the one I hold dear.',
        sk: 'Tie ľúbostné večer prečítam nahlas blízkemu človeku.',
        de: 'Ich lese die Liebesbriefe abends dem Menschen vor, der mir am nächsten steht.',
      }),
      draftOption('jester', 'e296e92a-4631-4678-ae43-8d66da81bb43', {
        en: 'I act out the funniest lines at the next family party.',
        sk: 'Najvtipnejšie miesta z nich zahrám na rodinnej oslave.',
        de: 'Ich spiele die lustigsten Stellen beim nächsten Familienfest vor.',
      }),
      draftOption('caregiver', '61cea2c8-ac5f-495b-8021-4a121a09a6c1', {
        en: 'I take them to the oldest relative and listen.',
        sk: 'Zanesiem ich najstaršej tete a počúvam jej spomienky.',
        de: 'Ich bringe sie den Ältesten der Familie und höre ihren Erinnerungen zu.',
      }),
      draftOption('creator', '7e531d82-b119-4af4-9d5e-4b2551d64d7a', {
        en: 'I make an illustrated book out of them.',
        sk: 'Urobím z nich knihu s vlastnými ilustráciami.',
        de: 'Ich binde daraus ein Buch und fülle die Ränder mit Zeichnungen.',
      }),
      draftOption('ruler', '1850c6c0-87d3-489e-bffe-ebc463adb3d6', {
        en: 'I store them safely and decide who gets them later.',
        sk: 'Bezpečne ich uložím a určím, kto ich raz dostane.',
        de: 'Ich verwahre sie sicher und bestimme, wer sie einmal bekommt.',
      }),
      draftOption('citizen', 'b9b8918e-bc2d-45bf-9540-f370ce852301', {
        en: 'I invite the relatives to read them over coffee.',
        sk: 'Pozvem príbuzných a pri káve si ich spolu prečítame.',
        de: 'Ich lade die Verwandtschaft ein, und wir lesen sie bei Kaffee und Kuchen.',
      }),
    ],
    status: 'draft',
  },
]
