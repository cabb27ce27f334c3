/** Beginnings of words about death, killing, pain and giving up, in four languages, in plain letters. */
export const doubtfulStems: readonly string[] = [
  ...stems(
    'die dies died dying dead death kill suicid murder hang rope noose pill tablet overdos gun bullet shoot shot knife blade razor blood bleed wound scar hurt harm cut cuts cutting burn scratch bruise punish starv vomit purge grave funeral coffin buried bury heaven goodbye farewell forever hopeless pointless worthless useless burden alive live living exist surviv jump bridge roof platform ledge drown poison attempt hospital psychiatr relaps disappear vanish numb despair desperate unbearable wake unaliv kms ctb',
  ),
  ...stems(
    'smrt zomr umr umier zomier mrtv zabi zabij vrazd samovra sebavra obes povraz sluck lieky tabletk prask predavk zbran pistol guľk gulk strel noz ziletk cepel krv ran jazv bole ubliz rez porez podrez skrab pali spal trest hlad zvrac hrob pohreb rakv neb zbohom rozluck navzdy naveky beznadej zbytocn bezcenn pritaz zit zij zivot nazive existo prezi skoc skok most strech utop otrav pokus nemocnic psychiatr zmizn zufal nevladz nezvlad zobud prebud koniec skonc ukonc trap utrp zomdli hladov',
  ),
  ...stems(
    'umri zemr umir mrtev sebevra obesi provaz oprat kulk ubliz rezu pohrb rakev sbohem rozlou nadobro bezcenn zbytec pritez zivu ziju nazivu skoci utopi nemocnic zmiz zoufal nezvlad probud vzbud konec ukonci trapen',
  ),
  ...stems(
    'tod tot tote sterb starb gestorb stirb toten getot umbring umgebracht suizid selbstmord selbstverletz erhang strick pille tablett medikament uberdosis waffe pistole kugel schiess schuss messer klinge blut wunde narbe verletz weh schmerz ritz schneid geschnitten brenn verbrann kratz straf hunger erbrech kotz grab beerdig sarg himmel abschied lebwohl hoffnungslos sinnlos wertlos nutzlos leben lebend existier uberleb spring brucke bahnsteig ertrink ertrank gift versuch klinik psychiatr verschwind verzweif unertrag aufwach wach ende beend qual leid',
  ),
]

function stems(list: string): string[] {
  return list.split(' ')
}
