import { draftOption } from './draft-item.ts'
import type { ChoiceItem } from './item.ts'

export const newStartScenarios: readonly ChoiceItem[] = [
  {
    kind: 'choice',
    id: '5f7f0e04-ef17-470e-b0d1-e093697f2ad9',
    code: 'new-colleague',
    text: {
      en: 'Someone new starts at your workplace today and seems unsure. What do you do?',
      sk: 'K vám do práce dnes nastúpil nový človek a pôsobí neisto. Čo urobíte?',
      de: 'In Ihrem Team fängt heute jemand neu an und wirkt noch unsicher. Was tun Sie?',
    },
    options: [
      draftOption('innocent', '47be8f82-179e-448a-9651-1e6e4315514b', {
        en: 'I smile and say that the people here are kind.',
        sk: 'S úsmevom ho privítam a poviem mu, že sú tu dobrí ľudia.',
        de: 'Ich begrüße den Neuzugang mit einem Lächeln und sage, dass hier alle nett sind.',
      }),
      draftOption('sage', '7a012d3c-a50f-4148-bb16-8310c6678e29', {
        en: 'I explain how things fit together here and why.',
        sk: 'Vysvetlím mu, čo tu s čím súvisí a prečo.',
        de: 'Ich erkläre, wie hier alles zusammenhängt und warum das so ist.',
      }),
      draftOption('explorer', '882f107c-617a-4986-987e-100b6451bb40', {
        en: 'I lead the way on a tour from cellar to roof.',
        sk: 'Prejdem s ním celú budovu od pivnice až po strechu.',
        de: 'Ich schlage einen Rundgang durchs ganze Gebäude vor, bis hinauf aufs Dach.',
      }),
      draftOption('outlaw', '0936adea-f7e3-4dda-8881-b0802ecfba83', {
        en: 'I reveal which rules can safely be ignored.',
        sk: 'Prezradím mu, ktoré pravidlá tu môže pokojne obísť.',
        de: 'Ich verrate, welche Regeln sich hier getrost ignorieren lassen.',
      }),
      draftOption('magician', '10c8f715-0ed2-418a-8989-3087039252e0', {
        en: 'I spot a hidden strength and arrange a chance to show it.',
        sk: 'Zbadám, čo v ňom drieme, a nájdem mu úlohu, v ktorej to ukáže.',
        de: 'Ich entdecke eine verborgene Stärke und sorge dafür, dass sie zum Zug kommt.',
      }),
      draftOption('hero', 'b874dff1-ba9a-43f7-a863-ceb860c2a3fc', {
        en: 'I tackle the first hard task side by side with them.',
        sk: 'Do prvej ťažkej úlohy sa s ním pustím bok po boku.',
        de: 'Ich packe bei der ersten schweren Aufgabe mit an, Seite an Seite.',
      }),
      draftOption('lover', '43e81d4b-c4e5-4bde-9c9e-3353ff1d9d46', {
        en: 'I ask over coffee what they really love in life.',
        sk: 'Pri káve sa ho opýtam, čo v živote naozaj miluje.',
        de: 'Ich frage beim Kaffee ganz persönlich: Wofür schlägt dein Herz?',
      }),
      draftOption('jester', '9ff3321c-b460-4830-9aec-20f3ba855d60', {
        en: 'I tell of the mishaps on my own first day.',
        sk: 'Na uvoľnenie mu vyrozprávam trapasy zo svojho prvého dňa.',
        de: 'Ich erzähle von den Pannen an meinem ersten Tag, bis wir beide lachen.',
      }),
      draftOption('caregiver', 'b29b92c9-0a50-4cb9-8248-adf1a1709c2a', {
        en: 'I look in several times to see if help is needed.',
        sk: 'Niekoľkokrát za deň sa uňho zastavím, či niečo nepotrebuje.',
        de: 'Ich schaue mehrmals am Tag vorbei und frage, ob ich helfen kann.',
      }),
      draftOption('creator', '8ba1e636-db07-43ba-bc1f-3e4341de35a2', {
        en: 'I draw a plan of the office with names and faces.',
        sk: 'Nakreslím mu mapku kancelárie s menami a tvárami.',
        de: 'Ich zeichne von Hand einen Büroplan mit Namen und Gesichtern.',
      }),
      draftOption('ruler', '573055ca-2961-423a-8ecf-82dea443ed75', {
        en: 'I hand over a clear plan for the first week.',
        sk: 'Dám mu do ruky jasný plán na celý prvý týždeň.',
        de: 'Ich überreiche einen klaren Fahrplan für die erste Woche.',
      }),
      draftOption('citizen', 'c2e019c6-7f06-4507-8315-bfab69f46b3c', {
        en: 'I take them along to lunch at our shared table.',
        sk: 'Zoberiem ho na obed k stolu, kde sedávame všetci spolu.',
        de: 'Ich sage mittags: Komm mit, wir essen alle am selben Tisch.',
      }),
    ],
    status: 'draft',
  },
  {
    kind: 'choice',
    id: '9d51a1c5-6c26-4934-bf63-7939709354e9',
    code: 'market-stall',
    text: {
      en: 'For one day you have your own stall at the street market. What do you make of it?',
      sk: 'Na trhu máte na jeden deň vlastný stánok. Ako ho využijete?',
      de: 'Sie haben einen Tag lang einen eigenen Stand auf dem Straßenmarkt. Was machen Sie daraus?',
    },
    options: [
      draftOption('innocent', '8a4ca2b1-8a35-4c68-b0d8-2ef69dd90bd0', {
        en: 'I sell garden flowers, and people pay what they like.',
        sk: 'Predávam kvety zo záhrady a každý zaplatí, koľko chce.',
        de: 'Ich biete Blumen aus dem Garten an, bezahlt wird nach Belieben.',
      }),
      draftOption('sage', '7c9bff5a-2b12-42a2-861b-6c00e0839551', {
        en: 'I sell old books and tell people about them.',
        sk: 'Predávam staré knihy a poviem, čo sa o nich oplatí vedieť.',
        de: 'Ich verkaufe alte Bücher und erzähle, was man über sie wissen sollte.',
      }),
      draftOption('explorer', 'a1754632-5b8a-4cbf-a338-901e09ce7a4a', {
        en: 'I offer spices and finds from distant travels.',
        sk: 'Na pult vyložím korenie a drobnosti z ďalekých ciest.',
        de: 'Ich lege Gewürze und Fundstücke von fernen Reisen aus.',
      }),
      draftOption('outlaw', '04cca1b9-4b06-4215-bb66-48f13fc7493a', {
        en: 'I swap goods for goods and leave money out of it.',
        sk: 'Peniaze neberiem, u mňa sa mení tovar za tovar.',
        de: 'Ich tausche nur Ware gegen Ware, Geld bleibt außen vor.',
      }),
      draftOption('magician', 'a508059b-d571-4af4-9a1b-d7c9f3057ae8', {
        en: 'I put up a tree on which passers-by hang their wishes.',
        sk: 'Postavím strom, na ktorý si okoloidúci vešajú želania.',
        de: 'Ich stelle einen Baum auf, an den die Leute ihre Wünsche hängen.',
      }),
      draftOption('hero', 'f7fb6bd0-87fb-47c6-bb7e-229874f3945f', {
        en: 'I aim to sell out by noon and stick to it.',
        sk: 'Zaumienim si vypredať všetko do obeda a nepoľavím.',
        de: 'Ich will bis Mittag alles verkauft haben und lasse vorher nicht locker.',
      }),
      draftOption('lover', 'a9c752e2-fa63-49fb-b3d2-0612e22dc14c', {
        en: 'I offer chocolate and scents that delight the senses.',
        sk: 'Ponúkam čokoládu a vône, ktoré lahodia zmyslom.',
        de: 'Ich verkaufe Schokolade und feine Düfte, ein Fest für die Sinne.',
      }),
      draftOption('jester', '84a7b952-7c60-4b82-bf3f-b8bb98ec6536', {
        en: 'I run a raffle with comic prizes for all ages.',
        sk: 'Rozbehnem tombolu, v ktorej sa vyhrávajú bláznivé ceny.',
        de: 'Ich veranstalte eine Tombola mit lauter verrückten Preisen.',
      }),
      draftOption('caregiver', '39adab63-3516-4e2f-93df-34d643ffdeb2', {
        en: 'I serve hot soup and keep a chair free for the tired.',
        sk: 'Nalievam horúcu polievku a unaveným ponúkam stoličku.',
        de: 'Ich schenke heiße Suppe aus und halte einen Stuhl für müde Beine frei.',
      }),
      draftOption('creator', '46816b6f-d2b6-4455-8dc2-3cef4dd3c43a', {
        en: 'I sell my own pottery, each piece different.',
        sk: 'Prinesiem vlastnú keramiku, každý kus je iný.',
        de: 'Ich biete selbst getöpferte Schalen an, und keine gleicht der anderen.',
      }),
      draftOption('ruler', '53af2310-3a92-43b1-929e-28c8e5338e46', {
        en: 'I set the prices, hire two helpers and direct the sale.',
        sk: 'Vypočítam ceny, najmem dvoch pomocníkov a riadim predaj.',
        de: 'Ich kalkuliere die Preise, hole zwei Aushilfen dazu und leite den Verkauf.',
      }),
      draftOption('citizen', 'fd42bdcf-e355-4cbb-b09d-bc25c108d102', {
        en: 'I share it with neighbours, and each brings something.',
        sk: 'O stánok sa podelím so susedmi, každý prinesie niečo z domu.',
        de: 'Ich teile den Stand mit der Nachbarschaft, und alle bringen etwas Eigenes mit.',
      }),
    ],
    status: 'draft',
  },
]
