import type { MotiveDepthBook } from '../depth-books.ts'

export const motiveDepths: MotiveDepthBook = {
  independence: {
    drive:
      'Vermutlich wollen Sie sich selbst ein Bild machen und brauchen Zeiten, in denen niemand Anspruch auf Sie hat.',
    type: 'Ein Zimmer für sich allein',
    lessLived:
      'Unabhängigkeit steht an letzter Stelle Ihrer vier Motive; am wenigsten Raum hat also wohl die Seite, die auf eigene Rechnung denken, umherziehen und vertrauen würde. Sie zeigt sich womöglich als Neid auf Menschen mit leichtem Gepäck oder als Wunsch nach Ruhe, der ohne Vorwarnung kommt.',
    qualities: ['Alleinsein', 'Staunen', 'eigenes Urteil', 'Denken ohne Eile'],
    development:
      'Beginnen Sie mit einer Stunde in der Woche ohne Zweck und ohne Gesellschaft. Was Sie denken, wenn niemand Ihre Antwort braucht, ist der Anfang eines Gesprächs mit dieser Seite.',
    dream:
      'Ein Traum kann ein unbekanntes Zimmer zeigen, ein fernes Licht oder eine Gestalt, die vorausgeht und sich nicht umdreht.',
    dreamMeaning:
      'Wer da vorausgeht, lässt sich als die Seite lesen, die ihren eigenen Weg nähme, wenn man sie ließe.',
    growth: {
      area: 'Eine Weile allein stehen',
      description:
        'Was andere erwarten, erreicht Sie vermutlich schneller als die eigene Ansicht. Ein Weg wäre, bei einer eigenen Frage zu bleiben, auch ohne Gesellschaft.',
      approaches: [
        'Ein Spaziergang in der Woche, das Telefon bleibt zu Hause',
        'Ein Heft, in dem nichts irgendwem nützen muss',
        'Eine Entscheidung im Monat, über die Sie erst sprechen, wenn sie gefallen ist',
      ],
    },
  },
  mastery: {
    drive:
      'Vermutlich wollen Sie eine Wirkung sehen, und ein Tag ohne eigene Spur kommt Ihnen vielleicht nur geliehen vor.',
    type: 'Die Hand, die zugreift',
    lessLived:
      'Wirksamkeit steht an letzter Stelle Ihrer vier Motive; am wenigsten Raum hat also wohl die Seite, die etwas wagen, durchbrechen und verändern würde. Sie zeigt sich womöglich als Ungeduld mit lauten Menschen oder als plötzliche Lust, alles umzuwerfen.',
    qualities: ['Wagemut', 'Entschlusskraft', 'gesunder Zorn', 'Lust auf Veränderung'],
    development:
      'Beginnen Sie mit einer Sache, die nur Sie in Gang setzen könnten, klein genug für einen Nachmittag. Auf den Erfolg kommt es weniger an als darauf, die eigene Hand darin zu spüren.',
    dream:
      'Ein Traum kann ein Werkzeug in Reichweite zeigen, einen Fluss, der überquert sein will, oder eine Gestalt, die tut, was Sie nie tun würden.',
    dreamMeaning:
      'Wer im Traum das Verbotene tut, lässt sich als Kraft von Ihnen lesen, die noch keine Aufgabe hat.',
    growth: {
      area: 'Wirkung zeigen',
      description:
        'Bis Sie in den Lauf der Dinge eingreifen, warten Sie vermutlich recht lange. Ein Weg wäre, herauszufinden, was Ihr Eingreifen bewirkt, in Dosen, die sich zurücknehmen lassen.',
      approaches: [
        'Ein unbequemes Gespräch im Monat, in drei Sätzen vorbereitet',
        'Etwas Körperliches lernen, bei dem Fortschritt zu messen ist',
        'Jeden Freitag notieren, was durch Sie geschehen ist',
      ],
    },
  },
  belonging: {
    drive:
      'Vermutlich denken Sie in Menschen, und eine gute Nachricht ist vielleicht erst wirklich, wenn jemand sie gehört hat.',
    type: 'Die offene Tür',
    lessLived:
      'Zugehörigkeit steht an letzter Stelle Ihrer vier Motive; am wenigsten Raum hat also wohl die Seite, die sich anlehnen, mitlachen und einfach dabei sein würde. Sie zeigt sich womöglich als Geringschätzung von Geplauder oder als Einsamkeit, die ausgerechnet in guter Gesellschaft kommt.',
    qualities: ['Zärtlichkeit', 'Verspieltheit', 'Geselligkeit', 'sich zeigen können'],
    development:
      'Beginnen Sie damit, einen Menschen etwas Unfertiges von Ihnen wissen zu lassen. Nähe wächst weniger aus guten Eigenschaften als aus dem, was jemand sehen durfte.',
    dream:
      'Ein Traum kann ein erleuchtetes Haus zeigen, einen Tanz mit unbekannten Schritten oder eine Gestalt, die die Hand ausstreckt.',
    dreamMeaning:
      'Wer die Hand ausstreckt, lässt sich als die Seite lesen, die gern eingeladen würde.',
    growth: {
      area: 'Menschen einlassen',
      description:
        'Das meiste machen Sie vermutlich mit sich selbst aus. Ein Weg wäre, Bedürfnis und Freude vor anderen zu zeigen, bevor alles in Ordnung ist.',
      approaches: [
        'Alle zwei Wochen ein fester Abend mit Menschen, denen nichts vorgemacht werden muss',
        'Einmal in der Woche auf „Wie geht es?“ wahrheitsgemäß antworten',
        'Um Hilfe bitten bei etwas, das auch ohne sie ginge',
      ],
    },
  },
  stability: {
    drive:
      'Vermutlich wollen Sie, dass die Dinge halten: Versprechen, Mauern, Budgets und die Menschen, die auf Sie bauen.',
    type: 'Der feste Boden',
    lessLived:
      'Beständigkeit steht an letzter Stelle Ihrer vier Motive; am wenigsten Raum hat also wohl die Seite, die etwas hegen, aufbauen und über Jahre in Ordnung halten würde. Sie zeigt sich womöglich als Spott über Menschen mit festen Gewohnheiten oder als Müdigkeit vom ewigen Neuanfang.',
    qualities: ['Ausdauer', 'Fürsorge', 'Sorgfalt', 'die Ruhe der Gewohnheit'],
    development:
      'Beginnen Sie mit einer Sache, um die Sie sich täglich kümmern, einer Pflanze, einem Konto, einer Seite, und bleiben Sie vierzig Tage dabei. Es geht darum, zu spüren, wie etwas wächst, weil Sie geblieben sind.',
    dream:
      'Ein Traum kann ein Fundament zeigen, einen Acker, der bestellt sein will, oder eine Gestalt, die still ein Zimmer aufräumt.',
    dreamMeaning:
      'Wer im Traum aufräumt, lässt sich als die Seite lesen, der daran liegt, dass etwas hält.',
    growth: {
      area: 'Bei etwas bleiben',
      description:
        'Anfänge fallen Ihnen vermutlich leichter als das Instandhalten. Ein Weg wäre, zu entdecken, was nur weiterbesteht, weil jemand wiederkommt.',
      approaches: [
        'Eine kleine Pflicht, täglich zur selben Stunde',
        'Ein altes Vorhaben abschließen, bevor ein neues beginnen darf',
        'Einen Monat im Voraus planen, mit einem freien Tag, der frei bleibt',
      ],
    },
  },
}
