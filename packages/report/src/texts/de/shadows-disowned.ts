import type { Books } from '../books.ts'

export const disownedTexts: Books['tendencies']['disowned'] = {
  innocent: {
    text: 'Vertrauen, das man sich abgewöhnt hat, kehrt gern als Ärger über Menschen zurück, die naiv wirken. Deren Gutgläubigkeit erscheint töricht, und irgendwo in diesem Ärger steckt vielleicht ein wenig Neid darauf, wie leicht sie leben.',
    tip: 'Das Vertrauen kommt zurück, wenn Sie jemandem in einer Sache glauben, in der ein Irrtum wenig kosten würde.',
    card: 'Der Teil, der gern vertrauen würde, wurde fortgeschickt, meist aus guten Gründen. Er kann als Spott über die Arglosen wiederkehren oder als Müdigkeit, die sich nicht mehr viel erhofft.',
  },
  sage: {
    text: 'Wer den Wunsch, zu verstehen, beiseiteschiebt, verliert leicht die Geduld mit Menschen, die lange nachdenken oder viel fragen. Manche Frage wird dann abgetan, kurz bevor sie interessant würde.',
    tip: 'Die Neugier kommt zurück, wenn Sie eine Frage stellen, auf die Sie wirklich keine Antwort haben, und sie über Nacht offen lassen.',
    card: 'Fragen und Nachdenken werden kurzgehalten. Daraus kann Ärger über Besserwisserei werden oder eine Entscheidung, deren Gründe niemand geprüft hat.',
  },
  explorer: {
    text: 'Sehnsucht, die nicht hinausdarf, wird oft zum Kopfschütteln über alle, die einfach gehen. Deren Freiheit wirkt verantwortungslos, und doch ruht der Blick auf einer Landkarte einen Moment länger als nötig.',
    tip: 'Die Sehnsucht bekommt Luft, wenn Sie einen kleinen Aufbruch planen, für den Sie niemanden fragen müssen, und wirklich gehen.',
    card: 'Die Lust am Aufbruch soll bleiben, wo sie ist. Sie kann als Unmut über die Rastlosen wiederkommen oder als dumpfes Gefühl, dass etwas fehlt.',
  },
  outlaw: {
    text: 'Geschluckter Protest verschwindet nicht; er meldet sich gern als Zorn, wenn jemand anderes es wagt, eine Regel zu brechen. Darin steckt womöglich ein Satz, den Sie selbst gern gesagt hätten.',
    tip: 'Eine Stimme bekommt er, wenn Sie einen Einwand früh und ruhig aussprechen, noch bevor Ärger daraus geworden ist.',
    card: 'Um des lieben Friedens willen bleibt das Nein ungesagt. Es kann sich als Bitterkeit melden, als Zuspätkommen oder als Empörung über alle, die sich etwas herausnehmen.',
  },
  magician: {
    text: 'Einfluss, zu dem man sich nicht bekennt, taucht gern als Misstrauen gegen Menschen wieder auf, die etwas verändern wollen. Deren Pläne sehen nach Tricks aus, und die eigene Wirkung auf andere wird leicht unterschätzt.',
    tip: 'Sie gewinnen ihn zurück, wenn Sie festlegen, was anders werden soll, und sich das Ergebnis danach auch zuschreiben.',
    card: 'Die Kraft, etwas zu verändern, liegt brach. Sie kann als Misstrauen gegen große Pläne wiederkehren oder als Überzeugung, dass man ohnehin nichts ausrichtet.',
  },
  hero: {
    text: 'Vertagter Mut zeigt sich leicht als Schärfe gegenüber Menschen, die nach vorn drängen. Deren Ehrgeiz wirkt laut, und was Sie selbst gewagt hätten, bleibt auf der Liste für den nächsten Monat.',
    tip: 'Der Mut kommt zurück, wenn Sie etwas tun, das Ihnen ein wenig Angst macht, im Kleinen und mit absehbarem Ende.',
    card: 'Der Teil, der sich gern messen würde, hat sich das ausreden lassen. Er kann als Spott über Ehrgeizige wiederkehren oder als Herausforderung, die immer wieder vertagt wird.',
  },
  lover: {
    text: 'Zärtlichkeit, die keinen Ort hat, kommt vielleicht als Ungeduld mit Menschen wieder, die zeigen, was sie fühlen. Deren Wärme ist dann zu viel, und ein Kompliment wird rasch abgewehrt, damit es nicht ankommt.',
    tip: 'Einen Ort bekommt sie, wenn Sie ein freundliches Wort annehmen, ohne auszuweichen, und es mit eigenen Worten erwidern.',
    card: 'Der Teil, der sich nach Nähe sehnt, wird in sicherer Entfernung gehalten. Er kann als Verlegenheit bei starken Gefühlen wiederkehren oder als Kühle, genau dort, wo es darauf ankommt.',
  },
  jester: {
    text: 'Verbotenes Spiel wird oft zur Strenge gegen alle, die das Leben leichtnehmen. Deren Unbeschwertheit wirkt leichtfertig, und selbst eine freie Stunde muss man sich erst verdienen.',
    tip: 'Das Spiel kommt zurück, wenn Sie einmal mit Absicht albern sind, unter Menschen, die es Ihnen nicht nachtragen.',
    card: 'Der Teil, der spielen möchte, soll sich benehmen. Er kann als Gereiztheit gegenüber Sorglosen wiederkehren oder als Erholung mit schlechtem Gewissen.',
  },
  caregiver: {
    text: 'Zurückgehaltene Fürsorge kann als Ärger über Menschen erscheinen, die etwas brauchen. Wer bittet, wirkt schwach, und die Hilfe, die Sie gern gegeben hätten, kommt zu spät oder in Gestalt eines Ratschlags.',
    tip: 'Die Fürsorge kommt zurück, wenn Sie ungefragt etwas Kleines, Konkretes anbieten und selbst um etwas Ähnliches bitten.',
    card: 'Der Teil, der gern für jemanden sorgen würde, behält die Hände in den Taschen. Er kann als Ungeduld mit allen wiederkehren, die etwas brauchen, oder als Einsamkeit unter lauter tüchtigen Menschen.',
  },
  creator: {
    text: 'Findet der Wunsch, etwas zu schaffen, keinen Raum, wird daraus leicht ein scharfes Auge für die Fehler anderer. Dem eigenen Werk kommt man dann höchstens noch nahe, indem man fremde bemängelt.',
    tip: 'Der Wunsch kommt zurück, wenn Sie mit Vergnügen etwas machen, das misslingen darf, und es trotzdem behalten.',
    card: 'Für Eigenes liegt kein Blatt bereit. Der Wunsch danach kann als Mäkelei wiederkehren oder als Neid auf Menschen, die einfach zeigen, was sie gemacht haben.',
  },
  ruler: {
    text: 'Wer selbst keine Macht beanspruchen mag, grollt leicht denen, die sie haben. Deren Art zu entscheiden wirkt selbstherrlich, und mit dem eigenen Urteil wartet man, bis jemand anderes entschieden hat.',
    tip: 'Sie holen sich diese Macht zurück, wenn Sie vor anderen eine Entscheidung treffen, mit Datum, und dabei bleiben, auch wenn jemand die Stirn runzelt.',
    card: 'Der Teil, der entscheiden könnte, hat seinen Platz geräumt. Er kann als Groll auf die Verantwortlichen wiederkehren oder als Staunen darüber, wohin man geraten ist.',
  },
  citizen: {
    text: 'Der verleugnete Wunsch, dazuzugehören, erscheint oft als Spott über Menschen, die alles mitmachen. Die Gruppe wirkt langweilig, und trotzdem kann es einem einen Stich versetzen, nicht gefragt worden zu sein.',
    tip: 'Der Wunsch kommt zurück, wenn Sie eine Einladung annehmen, die Sie sonst ausschlagen würden, und bleiben, bis sich jemand anderes verabschiedet.',
    card: 'Der Teil, der gern dabei wäre, ist draußen geblieben. Er kann als Geringschätzung für alles Gewöhnliche wiederkehren oder als Frösteln an festlichen Abenden.',
  },
}
