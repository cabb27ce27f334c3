import type { ArchetypeDepthBook } from '../depth-books.ts'

export const independenceDepths: Pick<ArchetypeDepthBook, 'innocent' | 'sage' | 'explorer'> = {
  innocent: {
    traits: ['guter Glaube', 'Einfachheit', 'Hoffnung', 'Treue'],
    essence:
      'Der Unschuldige hält dem Anfang die Treue: Er nimmt an, dass Menschen es gut meinen und ein schlichtes Leben genügt. Lieber lässt er sich ab und zu enttäuschen, als jeden Tag misstrauisch zu sein.',
    raised:
      'Am besten ruhen Sie wohl dort, wo nichts bewiesen werden muss, und nach einer Enttäuschung finden Sie vermutlich früher als andere zum guten Glauben zurück. Manchen wird in Ihrer Nähe leichter, weil Sie in ihnen schon sehen, wer sie gern wären. Zu dieser Stärke gehört die Frage, welche Tatsachen ungeöffnet bleiben, damit das Bild heil bleibt.',
    beside:
      'Der Unschuldige steuert guten Glauben bei und die Bereitschaft, ohne Schuldenbuch neu anzufangen.',
    context:
      'Dieses Gesicht zeigt sich gern in neuen Gruppen, im Umgang mit Kindern und alten Menschen und überall, wo ein Streit in der Luft liegt.',
    dream:
      'Ein Traum kann zurückführen in ein Kinderzimmer, in einen Garten oder an einen Morgen, an dem noch nichts schiefgegangen ist.',
    dreamMeaning:
      'Ein solcher Ort kann für das Vertrauen selbst stehen und für die Frage, wer tagsüber darauf aufpasst.',
    balance: {
      exercise:
        'Öffnen Sie eine Nachricht, eine Rechnung oder einen Gedanken, der lieber zubliebe, und schauen Sie zwei Minuten lang hin.',
      purpose: 'Vertrauen, das hingesehen hat, trägt weiter.',
    },
    practice: {
      exercise:
        'Glauben Sie eine Kleinigkeit, ohne sie nachzuprüfen, und notieren Sie am Abend, wie es ausging.',
      purpose: 'Der gute Glaube bekommt eine Probe, bei der ein Irrtum wenig kostet.',
    },
  },
  sage: {
    traits: ['Klarheit', 'Neugier', 'Geduld', 'eigenes Urteil'],
    essence:
      'Der Weise will sehen, wie die Dinge wirklich liegen, auch wenn der Anblick unbequem ist. Er tritt zurück, vergleicht, fragt und traut einem Schluss erst, wenn er versucht hat, ihn umzustoßen.',
    raised:
      'Schwierigkeiten begegnen Sie wahrscheinlich, indem Sie sie verstehen wollen, und die halbe Last fällt ab, sobald das richtige Wort gefunden ist. Andere holen bei Ihnen womöglich eine zweite Meinung ein, weil Sie eine Sache ansehen können, ohne gleich Partei zu ergreifen. Zu dieser Stärke gehört die Frage, was zu tun wäre, wenn das Untersuchen ein Ende hätte.',
    beside: 'Der Weise steuert Abstand bei und einen Grund, wo sonst nur der Impuls spräche.',
    context:
      'Am ehesten sieht man dieses Gesicht in Besprechungen, im Streit unter Dritten und im Gespräch mit Menschen, die Rat suchen.',
    dream:
      'Ein Traum kann eine Bibliothek zeigen, eine Prüfung mit wechselnden Fragen oder einen Brief in einer Schrift, die sich beinahe lesen lässt.',
    dreamMeaning:
      'Solche Bilder können zeigen, was unter der Oberfläche gerade verarbeitet wird, oder dass etwas erst gelebt und dann verstanden sein will.',
    balance: {
      exercise:
        'Entscheiden Sie eine Kleinigkeit binnen einer Minute nach dem, was Sie schon wissen, und rühren Sie bis zum Abend nicht mehr daran.',
      purpose: 'Das Denken lernt, dass eine Tat es abschließen darf.',
    },
    practice: {
      exercise:
        'Stellen Sie eine Frage, auf die Sie keine Antwort haben, und warten Sie, bevor Sie etwas erwidern.',
      purpose: 'Zwischen Anlass und Gewohnheit passt ein Gedanke.',
    },
  },
  explorer: {
    traits: ['Freiheitsdrang', 'Lust auf Neues', 'Unruhe', 'Eigenständigkeit'],
    essence:
      'Der Entdecker glaubt, dass man ein Leben zu Fuß findet. Er verlässt, was zu eng geworden ist, und lernt aus Orten, Menschen und Irrtümern mehr als aus deren Beschreibung.',
    raised:
      'Am ehesten bei sich sind Sie wohl, wenn eine offene Tür in Sichtweite ist, und ein Plan, den andere leichtsinnig nennen, riecht für Sie vielleicht einfach nach Luft. Vieles kennen Sie vermutlich aus eigener Anschauung, was andere nur vom Hörensagen wissen. Zu dieser Stärke gehört die Frage, was Sie entdecken würden, wenn Sie auch das zweite Jahr blieben.',
    beside:
      'Der Entdecker steuert frische Luft bei und die Erinnerung, dass man auch anders leben kann.',
    context:
      'Hervor kommt dieses Gesicht vor allem auf Reisen, am Anfang eines Vorhabens und dann, wenn jemand anderes Ihre Pläne festlegen will.',
    dream:
      'Ein Traum kann Sie mit der falschen Fahrkarte auf einen Bahnsteig stellen, auf einen Pfad durch fremdes Land oder in ein Haus mit Zimmern, die Sie nie betreten haben.',
    dreamMeaning:
      'Solche Bilder können von einer Sehnsucht erzählen, die schon unterwegs ist, und auch von etwas zu Hause, das noch niemand erkundet hat.',
    balance: {
      exercise:
        'Finden Sie an einem Ort, an dem Sie täglich sind, drei Dinge, die Ihnen noch nie aufgefallen sind.',
      purpose: 'Die Neugier merkt, dass auch Bleiben unbekanntes Land hat.',
    },
    practice: {
      exercise:
        'Nehmen Sie einen anderen Weg: eine andere Straße, ein anderes Geschäft, eine andere Gesellschaft beim Mittagessen.',
      purpose: 'Kleine Aufbrüche bewahren das Fernweh davor, bloße Klage zu werden.',
    },
  },
}
