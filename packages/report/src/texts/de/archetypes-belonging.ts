import type { ArchetypeDepthBook } from '../depth-books.ts'

export const belongingDepths: Pick<ArchetypeDepthBook, 'lover' | 'jester' | 'citizen'> = {
  lover: {
    traits: ['Nähe', 'Hingabe', 'Schönheitssinn', 'Wärme'],
    essence:
      'Der Liebende fragt bei allem, ob es ihn berührt. Er will nahe sein und bewegt werden, und einen Tag misst er an den Augenblicken echter Begegnung.',
    raised:
      'Stimmungen nehmen Sie wahrscheinlich wahr wie andere das Wetter, und etwas Schönes kann den Lauf eines ganzen Nachmittags ändern. Wer Ihnen lieb ist, fühlt sich wohl gemeint, denn Ihre Aufmerksamkeit ist ganz, wenn Sie sie schenken. Zu dieser Stärke gehört die Frage, wo Sie aufhören, wenn jemand anderes sehr nahe ist.',
    beside: 'Der Liebende steuert Gefühl bei und ein Auge dafür, wofür sich die Mühe lohnt.',
    context:
      'Am ehesten sieht man dieses Gesicht unter vier Augen, am gedeckten Tisch und vor Musik, Bildern oder Landschaften.',
    dream:
      'Ein Traum kann eine fremde Gestalt bringen, die vertraut wirkt, ein Haus voller Licht oder einen Abschied auf der Treppe.',
    dreamMeaning:
      'Solche Gestalten können tragen, wonach Sie sich sehnen, und mitunter den Teil in Ihnen, der auf Ihre eigene Liebe wartet.',
    balance: {
      exercise:
        'Verbringen Sie zehn Minuten allein mit etwas, das Sie mögen, ohne jemandem davon zu erzählen.',
      purpose: 'Nähe lernt, bei sich anzufangen.',
    },
    practice: {
      exercise: 'Sagen Sie einem Menschen in einem schlichten Satz, was Sie an ihm schätzen.',
      purpose: 'Wärme bekommt eine Alltagsform, die niemanden verlegen macht.',
    },
  },
  jester: {
    traits: ['Humor', 'Spiel', 'Gegenwart', 'Unbekümmertheit'],
    essence:
      'Der Narr besteht darauf, dass das Leben heute stattfindet. Er dreht die Dinge, bis ihre komische Seite oben liegt, und sagt dabei Wahrheiten, die man einem ernsten Gesicht nicht abnähme.',
    raised:
      'Lachend kommen Sie wohl wieder zu Kräften, und ein Raum, der die Luft anhält, verlockt Sie womöglich dazu, ein Fenster aufzumachen. Vermutlich lernen Sie, indem Sie erst mit einer Sache spielen und dann die Anleitung lesen. Zu dieser Stärke gehört die Frage, welchen Satz der Witz vertreten hat.',
    beside:
      'Der Narr steuert Leichtigkeit bei und sorgt dafür, dass sich nichts für die ganze Wahrheit hält.',
    context:
      'Dieses Gesicht zeigt sich gern auf Festen, in peinlichen Pausen und genau dann, wenn ein Gespräch Sie zu berühren beginnt.',
    dream:
      'Ein Traum kann alles durcheinanderbringen: falsche Kleider zur feierlichen Stunde, ein Tier am Schreibtisch, ein Stück, dessen Text Ihnen entfallen ist.',
    dreamMeaning:
      'Solches Durcheinander kann lockern, was zu steif geworden ist, oder auf einen Ernst hinweisen, der weggelacht wurde.',
    balance: {
      exercise:
        'Beantworten Sie eine Frage zu Ihrer Person wahrheitsgemäß, ohne Witz davor und danach.',
      purpose: 'Das Ernste erfährt, dass es gesagt werden darf.',
    },
    practice: {
      exercise: 'Tun Sie zehn Minuten lang etwas, das zu nichts nütze ist und Freude macht.',
      purpose: 'Das Spiel bekommt seinen Platz, bevor es verdient ist.',
    },
  },
  citizen: {
    traits: ['Fairness', 'Zusammenhalt', 'Bescheidenheit', 'Bodenständigkeit'],
    essence:
      'Der Bürger will unter anderen sein, weder über noch unter ihnen. Er glaubt an den gemeinsamen Tisch und daran, dass alle mit anpacken, und misstraut allem, was sich aufspielt.',
    raised:
      'Wohl ist Ihnen wahrscheinlich dort, wo alle gleich behandelt werden und niemand einen Titel braucht, und Ihren Teil haben Sie vermutlich erledigt, bevor es auffällt. Wer neu dazukommt, findet leicht zu Ihnen, weil Sie von Rangunterschieden wenig Aufhebens machen. Zu dieser Stärke gehört die Frage, welche Meinung Sie hätten, wenn ihr niemand zustimmen müsste.',
    beside:
      'Der Bürger steuert gemeinsamen Boden bei und einen Sinn für das, was allen gerecht wird.',
    context:
      'Hervor kommt dieses Gesicht vor allem im Team, in der Nachbarschaft und in jeder Schlange oder Teeküche, in der man ins Gespräch kommt.',
    dream:
      'Ein Traum kann Sie in eine Menge führen, an eine lange Tafel ohne freien Stuhl oder vor einen Spiegel, in dem Sie eine fremde Uniform tragen.',
    dreamMeaning:
      'Solche Szenen können fragen, wohin Sie gehören und was Sie für den Platz bezahlen.',
    balance: {
      exercise: 'Äußern Sie einen Wunsch, bevor Sie gehört haben, was die anderen möchten.',
      purpose: 'Dazugehören geht auch mit eigenem Umriss.',
    },
    practice: {
      exercise: 'Wechseln Sie ein paar Worte mit jemandem, an dem Sie sonst vorbeigehen.',
      purpose: 'Die vielen bekommen ein Gesicht.',
    },
  },
}
