"""Words for the codes of tables, one list for each language of the house, in letters that every keyboard has.

Short, easy to say on the phone, and harmless in all our languages.
"""

from __future__ import annotations

_LISTS = {
    "en": (
        "amber apple arch banyan basil bell berry birch bloom boat brass brook cardamom cedar chai cherry cloud clove "
        "cocoa comet coral cotton creek crown daisy dawn deer delta dove drum eagle ebony ember fable falcon fern fig "
        "finch flame flute forest fox garden ginger glass grain grape harbor hazel heron hill honey ibis indigo iris "
        "island ivory jade jasmine jewel kite lagoon lake lamp lantern laurel leaf lemon lily linen lotus lychee "
        "mango maple marble meadow melon mint mirror moon moss myrtle nest nutmeg oak oasis ocean olive onyx opal "
        "orchid otter palm papaya pearl pebble pepper petal pine plum pond poppy prairie quail quartz rain raven reed "
        "ribbon river robin rose ruby saffron sage sail sand shell silk silver sky snow sparrow spice spring star "
        "stone storm stream sugar sun swan tamarind teal tide tiger topaz tulip valley velvet violet walnut water "
        "willow wind wren"
    ),
    "es": (
        "abeja agua aguila alba almendra amapola anillo arbol arena arroz azafran azucar barca bosque brisa campana "
        "canela canto caracol cedro cereza cielo ciervo clavel cobre coco cometa coral corona cuento dalia delta duna "
        "estrella faro flauta flor fuente gaviota girasol granada gruta higo hoja isla jade jardin jazmin lago lana "
        "laurel libro limon linterna lirio lluvia loro luna mango manzana mar marfil melon menta miel monte musgo "
        "naranja nido nieve nube nuez oasis ola olivo palma paloma pera perla pino plata playa plaza pluma prado "
        "puente rana rio roble roca rosa rubi sal sauce seda selva sol sombra tigre topacio trigo trueno tulipan uva "
        "valle vela verano viento viola zafiro"
    ),
    "hi": (
        "aam amrud anar anjeer badal bagh bansuri barfi barish basant bela bulbul champa chandan chandni chini dariya "
        "deepak dhanak dhol dhoop elaichi gagan gajra gehu genda ghanti gulab gulmohar hans hathi heera hira imli "
        "indradhanush jaman jangal jharna jheel kaju kamal kamra kapas kesar khajoor khushbu kiran kokil lehar mala "
        "malai manik mehndi mishri mithai mor moti naav nadi nagina nariyal neela neem nimbu pahad pankh papita "
        "patang patta phool phuljhari pipal pyaz rangoli reshmi rimjhim roshni sagar samosa sapna savan seb shahad "
        "sitara sona suraj tara titli tota tulsi van veena"
    ),
    "ml": (
        "aakasham aambal aana ambalam ambili arayal aruvi chakka champakam chandanam chembakam cheppu chilanka chiri "
        "dhanam elam ganam gopuram ila ilanji inji ishal jalam jeevan kadal kadali kaitha kala kallu kamalam kanal "
        "kani karimbu kattu kili kizhakku konna kovil kulam kunnu kuyil lata maala madhu makaram malar mallika "
        "mambazham manal manju maram mayil mazha megham mela minnal mizhi mukil mulla muthu naagam naalukettu nadi "
        "nakshatram neelam nila nilavu ola onam ottam paal padam pala palli pambaram panam pathiri pavizham payasam "
        "peedam poo poomala puzha raavu sandhya thaamara thara thengu thirayil thoni thulasi thumbi uthsavam vaka "
        "vanam vazha veena vellam venal veyil vilakku"
    ),
    "th": (
        "baan bua chaang champhu chan chiao dao dara dok duang fah fon hin hong ked khao khaofang khem khlong khun "
        "kluai kulap lamai lamyai leelawadi lek lom maew mai makham malako mali malila mamuang manao maphrao mek "
        "mekhala meuk moei mok mon nam namfon namphueng ngo ngoen nok nuan phai phaka phet phlai phloi phu phuang "
        "phueng phukao pla plai prao rak rawi rim rin rung sai saithan sakura sanuk sapparot sawan see si sii sofa "
        "som suan suea tako talay tan tawan thale thian thong thungthong ton ubon wan wayu yad ying"
    ),
    "ur": (
        "aaftab aangan aasman abr aks anaar angoor baadal badam bagh bahaar bulbul chameli chanar chand chashma "
        "chiragh darya dastan dilkash diya fajr falak ghazal gul gulab gulshan gulzar gumbad haveli hina hoor itr "
        "jannat jharna jugnu kabutar kahani kashti kesar khayal khazana khushbu khwab kitab koyal lala lehar mahtab "
        "makhmal marjan mausam mehfil mehndi minar misri mor moti naghma nargis nasim nazm neel nigar noor pari "
        "parwaz phool qalam qaus qissa raat rang raushan resham rooh sabz sahar sahil samar sanam saya shaam shab "
        "shabnam shahad shama sharbat shehnai sitara subah surahi suraj taj tara taus titli ufaq yaad yaqoot zafran "
        "zamurd"
    ),
    "zh": (
        "baihe bailu baiyun bingtang bohe caihong caomei chahua changhe changjiang chunfeng chuntian chunyu cuiniao "
        "cuizhu danqing dashan dengta dielian dongfeng donggua fengche fengling fengye furong guihua guoyuan haibian "
        "haidao haitang haiyang hehua heliu hongdou hongfeng hongri huanghe huayuan hudie jiangnan jinyu jiuyue juhua "
        "kongque lanhai lanhua lantian lianhua liushu liuxing longjing luhua luoye luyin lvcha lvye maque meigui "
        "meihua mingyue moli mudan nanguo ningmeng niulang pingguo pinghu putao qianshan qingcao qingfeng qingquan "
        "qingshan qingting qiuyue qixing shanhu shanshui shiliu shizi shuimo shuixian songshu taiyang taohua tiane "
        "tianshan wutong xiangcao xiaohe xiaoqiao xigua xinghua xingxing xuehua xueshan yanzi yezi yingtao yinhe "
        "yueguang yueliang yuhua yulan zhulin ziteng"
    ),
}
WORDS_OF = {language: words.split() for language, words in _LISTS.items()}
