import type { Books } from '../books.ts'

export const disownedTexts: Books['tendencies']['disowned'] = {
  innocent: {
    text: 'Weggeräumtes Vertrauen kehrt gern als Ärger über Menschen zurück, die naiv wirken. Deren guter Glaube erscheint töricht, und irgendwo in diesem Ärger steckt vielleicht ein wenig Neid darauf, wie leicht sie leben.',
    tip: 'Das Vertrauen kommt zurück, wenn Sie jemandem in einer Sache glauben, in der ein Irrtum wenig kosten würde.',
    card: 'Der Teil, der gern vertrauen würde, wurde fortgeschickt, meist aus guten Gründen. Er kann als Spott über die Arglosen wiederkehren oder als Müdigkeit, die wenig erwartet.',
  },
  sage: {
    text: 'Der beiseitegeschobene Wunsch, zu verstehen, kommt leicht als Ungeduld mit Menschen wieder, die lange nachdenken oder viel fragen. Manche Frage wird dann abgetan, kurz bevor sie interessant würde.',
    tip: 'Er kommt zurück, wenn Sie eine Frage stellen, auf die Sie wirklich keine Antwort haben, und sie über Nacht offen lassen.',
    card: 'Der Teil, der fragen und nachdenken würde, wird kurzgehalten. Er kann als Ärger über Besserwisserei wiederkehren oder als Entscheidung, deren Gründe niemand angesehen hat.',
  },
  explorer: {
    text: 'Sehnsucht, die nicht hinausdarf, zeigt sich oft als Missbilligung derer, die einfach gehen. Deren Freiheit wirkt verantwortungslos, und doch ruht der Blick auf einer Landkarte einen Moment länger als nötig.',
    tip: 'Die Sehnsucht bekommt Luft, wenn Sie einen kleinen Aufbruch planen, für den Sie niemanden fragen müssen, und wirklich gehen.',
    card: 'Der Teil, der aufbrechen möchte, soll bleiben, wo er ist. Er kann als Missbilligung der Rastlosen wiederkehren oder als dumpfes Gefühl, dass etwas fehlt.',
  },
  outlaw: {
    text: 'Geschluckter Protest verschwindet nicht; er meldet sich gern als Zorn, wenn jemand anderes es wagt, eine Regel zu brechen. Darin steckt womöglich ein Satz, den Sie selbst gern gesagt hätten.',
    tip: 'Eine Stimme bekommt er, wenn Sie einen Einwand früh und ruhig aussprechen, noch bevor Ärger daraus geworden ist.',
    card: 'Der Teil, der Nein sagen würde, schweigt um des Friedens willen. Er kann als Bitterkeit wiederkehren, als Zuspätkommen oder als Empörung über alle, die sich etwas herausnehmen.',
  },
  magician: {
    text: 'Einfluss, zu dem man sich nicht bekennt, taucht gern als Misstrauen gegen Menschen wieder auf, die etwas verändern wollen. Deren Pläne sehen nach Tricks aus, und die eigene Wirkung auf andere wird leicht unterschätzt.',
    tip: 'Zurück gewinnen Sie ihn, wenn Sie festlegen, was anders werden soll, und sich das Ergebnis danach auch zuschreiben.',
    card: 'Der Teil, der etwas verändern könnte, liegt brach. Er kann als Misstrauen gegen Visionen wiederkehren oder als Überzeugung, dass nichts, was man tut, einen Unterschied macht.',
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
    text: 'Verbotenes Spiel wird oft zur Strenge gegen alle, die das Leben leichtnehmen. Deren Unbeschwertheit wirkt leichtfertig, und eine freie Stunde will erst verdient sein, bevor man sie genießen darf.',
    tip: 'Das Spiel kommt zurück, wenn Sie einmal mit Absicht albern sind, unter Menschen, die es Ihnen nicht nachtragen.',
    card: 'Der Teil, der spielen möchte, soll sich benehmen. Er kann als Gereiztheit gegenüber Sorglosen wiederkehren oder als Erholung mit schlechtem Gewissen.',
  },
  caregiver: {
    text: 'Zurückgehaltene Fürsorge kann als Ärger über Menschen erscheinen, die etwas brauchen. Deren Bitte wirkt schwach, und die Hilfe, die Sie gern gegeben hätten, kommt zu spät oder in Gestalt eines Ratschlags.',
    tip: 'Die Fürsorge kommt zurück, wenn Sie ungefragt etwas Kleines, Konkretes anbieten und selbst um etwas Ähnliches bitten.',
    card: 'Der Teil, der gern für jemanden sorgen würde, behält die Hände in den Taschen. Er kann als Ungeduld mit Bedürftigen wiederkehren oder als Einsamkeit unter lauter tüchtigen Menschen.',
  },
  creator: {
    text: 'Findet der Wunsch, etwas zu schaffen, keinen Raum, wird daraus leicht ein scharfes Auge für die Fehler anderer. Näher als durch Kritik kommt man dem eigenen Werk dann nicht.',
    tip: 'Der Wunsch kommt zurück, wenn Sie mit Vergnügen etwas machen, das misslingen darf, und es trotzdem behalten.',
    card: 'Der Teil, der Eigenes schaffen würde, bleibt ohne Papier. Er kann als Mäkelei wiederkehren oder als Neid auf Menschen, die einfach zeigen, was sie gemacht haben.',
  },
  ruler: {
    text: 'Autorität, die man nicht beansprucht, wird leicht zum Groll auf die, die sie haben. Deren Art zu entscheiden wirkt selbstherrlich, und das eigene Urteil bleibt offen, bis jemand anderes es gefällt hat.',
    tip: 'Zurück holen Sie diese Macht, wenn Sie eine Sache vor anderen entscheiden, mit Datum, und dabei bleiben, auch wenn jemand die Stirn runzelt.',
    card: 'Der Teil, der entscheiden könnte, hat seinen Platz geräumt. Er kann als Groll auf die Verantwortlichen wiederkehren oder als Staunen darüber, wohin man geraten ist.',
  },
  citizen: {
    text: 'Der verleugnete Wunsch, dazuzugehören, erscheint oft als Spott über Menschen, die alles mitmachen. Die Gruppe wirkt langweilig, und trotzdem kann es einen Stich geben, nicht gefragt worden zu sein.',
    tip: 'Der Wunsch kommt zurück, wenn Sie eine Einladung annehmen, die Sie sonst ausschlagen würden, und bleiben, bis sich jemand anderes verabschiedet.',
    card: 'Der Teil, der zu den vielen gehören möchte, blieb draußen. Er kann als Geringschätzung des Durchschnitts wiederkehren oder als Frösteln an festlichen Abenden.',
  },
}
