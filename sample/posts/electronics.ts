import { bold, code, heading, italic, link, list, picture, saying, steps, text } from "../blocks.ts"
import type { SamplePost } from "../types.ts"
import { lina } from "./topics.ts"

export const electronicsPosts: SamplePost[] = [
  {
    slug: "casque-ou-ecouteurs",
    format: "standard",
    category: "choisir",
    tags: ["audio", "voyage", "cadeau"],
    author: lina,
    picture: "posts/casque-ou-ecouteurs",
    daysAgo: 9,
    title: {
      fr: "Casque ou écouteurs : lequel pour le bus, lequel pour le bureau ?",
      ar: "سماعة رأس أم سماعات أذن: أيهما للحافلة وأيهما للمكتب؟",
      en: "Headphones or earbuds: which for the bus, which for the office?",
    },
    excerpt: {
      fr: "Deux objets, deux usages. Quatre questions suffisent pour savoir lequel vous servira tous les jours.",
      ar: "غرضان مختلفان لاستعمالين مختلفين. أربعة أسئلة تكفي لتعرف أيهما سيخدمك كل يوم.",
      en: "Two objects, two uses. Four questions are enough to know which one you will use every day.",
    },
    content: {
      fr: [
        text(
          "On demande souvent lequel sonne le mieux. La vraie question est plus simple : ",
          bold("où l’écouterez-vous ?"),
          " Un bon casque laissé à la maison rend moins service que de petits écouteurs toujours dans la poche.",
        ),
        heading("Dans le bus et le tramway"),
        text(
          "Les écouteurs tiennent dans la main, ne décoiffent pas et se rangent en deux secondes. Prenez un modèle à embouts de plusieurs tailles : c’est l’embout bien ajusté qui coupe le bruit du moteur, avant toute électronique.",
        ),
        heading("Au bureau et à la maison"),
        text(
          "Pour trois heures de suite, le casque gagne. Les coussinets reposent autour de l’oreille, sans pression, et la réduction de bruit active efface la climatisation et les conversations.",
        ),
        picture("casque-aura/noir-side", "Des coussinets larges, qui entourent l’oreille sans appuyer dessus."),
        heading("Avant de choisir"),
        list(
          [bold("L’autonomie"), " : 30 heures pour un casque, 6 heures plus le boîtier pour des écouteurs."],
          [bold("Le micro"), " : si vous téléphonez dehors, lisez les avis sur ce point précis."],
          [bold("Le poids"), " : au-delà de 300 grammes, un casque se sent en fin de journée."],
          [bold("La prise"), " : un câble de secours dépanne quand la batterie est vide."],
        ),
        text(
          "Vous hésitez encore ? Regardez nos ",
          link("casques", "/shop?subCategory=casques"),
          " et nos ",
          link("écouteurs", "/shop?subCategory=ecouteurs"),
          " côte à côte, puis lisez d’abord les avis à trois étoiles : ce sont les plus utiles.",
        ),
      ],
      ar: [
        text(
          "كثيرًا ما يُسأل: أيهما أفضل صوتًا؟ والسؤال الحقيقي أبسط: ",
          bold("أين ستستمع؟"),
          " فسماعة ممتازة تبقى في البيت أقل فائدة من سماعات صغيرة لا تفارق جيبك.",
        ),
        heading("في الحافلة والترامواي"),
        text(
          "سماعات الأذن تسعها الكف، لا تفسد تسريحة الشعر وتُعاد إلى علبتها في ثانيتين. اختر نموذجًا برؤوس من عدة مقاسات: الرأس المناسب هو ما يعزل صوت المحرك قبل أي إلكترونيات.",
        ),
        heading("في المكتب والبيت"),
        text(
          "لثلاث ساعات متواصلة تفوز سماعة الرأس. الوسائد تحيط بالأذن دون ضغط، وعزل الضوضاء يمحو صوت المكيّف وأحاديث الزملاء.",
        ),
        picture("casque-aura/noir-side", "وسائد واسعة تحيط بالأذن ولا تضغط عليها."),
        heading("قبل أن تختار"),
        list(
          [bold("مدة التشغيل"), ": 30 ساعة لسماعة الرأس، و6 ساعات مع العلبة لسماعات الأذن."],
          [bold("الميكروفون"), ": إن كنت تتصل وأنت في الخارج، فاقرأ آراء الزبائن في هذه النقطة بالذات."],
          [bold("الوزن"), ": ما زاد عن 300 غرام تشعر به في آخر النهار."],
          [bold("المقبس"), ": سلك احتياطي ينقذك عندما تفرغ البطارية."],
        ),
        text(
          "ما زلت مترددًا؟ قارن بين ",
          link("سماعات الرأس", "/shop?subCategory=casques"),
          " و",
          link("سماعات الأذن", "/shop?subCategory=ecouteurs"),
          "، وابدأ بقراءة الآراء ذات النجوم الثلاث: هي الأكثر فائدة.",
        ),
      ],
      en: [
        text(
          "People ask which one sounds better. The real question is simpler: ",
          bold("where will you listen?"),
          " Fine headphones left at home serve you less than small earbuds that are always in your pocket.",
        ),
        heading("On the bus and the tram"),
        text(
          "Earbuds fit in your hand, leave your hair alone and are put away in two seconds. Take a pair with tips in several sizes: a tip that fits cuts the engine’s noise before any electronics do.",
        ),
        heading("At the office and at home"),
        text(
          "For three hours in a row, headphones win. The cushions rest around the ear without pressing, and active noise cancelling wipes out the air conditioning and the talk next door.",
        ),
        picture("casque-aura/noir-side", "Wide cushions that go around the ear instead of pressing on it."),
        heading("Before you choose"),
        list(
          [bold("Battery"), ": 30 hours for headphones, 6 hours plus the case for earbuds."],
          [bold("Microphone"), ": if you make calls outdoors, read what reviews say about it."],
          [bold("Weight"), ": above 300 grams you feel headphones at the end of the day."],
          [bold("Socket"), ": a spare cable helps when the battery is empty."],
        ),
        text(
          "Still unsure? Look at our ",
          link("headphones", "/shop?subCategory=casques"),
          " and our ",
          link("earbuds", "/shop?subCategory=ecouteurs"),
          " side by side, and read the three-star reviews first: they are the most useful ones.",
        ),
      ],
    },
  },
  {
    slug: "capacite-batterie-externe",
    format: "standard",
    category: "choisir",
    tags: ["telephone", "voyage", "budget"],
    author: lina,
    picture: "posts/capacite-batterie-externe",
    daysAgo: 17,
    title: {
      fr: "Batterie externe : que valent vraiment 20 000 mAh ?",
      ar: "البطارية المتنقلة: كم تساوي 20000 ميلي أمبير في الواقع؟",
      en: "Power banks: what 20,000 mAh really gives you",
    },
    excerpt: {
      fr: "Le chiffre sur la boîte n’est pas celui qui arrive dans votre téléphone. Voici comment le lire.",
      ar: "الرقم المكتوب على العلبة ليس ما يصل إلى هاتفك. إليك كيف تقرؤه.",
      en: "The figure on the box is not what reaches your phone. Here is how to read it.",
    },
    content: {
      fr: [
        text(
          "Sur la boîte : ",
          code("20 000 mAh"),
          ". Dans le téléphone : environ 12 000. Personne ne ment, mais le premier chiffre est mesuré à la tension des cellules, 3,7 volts, et votre câble en donne 5 ou 9. La conversion chauffe un peu, et cette chaleur est perdue.",
        ),
        heading("Le calcul, en une ligne"),
        text(
          "Prenez la capacité, gardez 60 %, divisez par la batterie de votre téléphone. Pour un téléphone de 4 500 mAh : ",
          bold("20 000 × 0,6 ÷ 4 500 = 2,7 charges"),
          ".",
        ),
        heading("La vitesse compte autant"),
        list(
          "Moins de 15 W : bien pour la nuit.",
          "De 18 à 22 W : la moitié d’un téléphone en une demi-heure.",
          "45 W et plus : utile pour une tablette ou un petit ordinateur.",
        ),
        text("Le câble doit suivre : un vieux câble fin ramène tout le monde à 10 W."),
        heading("En avion"),
        text(
          "20 000 mAh font 74 Wh. La plupart des compagnies acceptent jusqu’à 100 Wh, ",
          bold("en cabine seulement"),
          ", jamais en soute. Vérifiez auprès de la vôtre avant le départ.",
        ),
        text(
          "La nôtre est ",
          link("ici", "/product-details/batterie-nova-20000"),
          ", avec ses deux sorties et son écran qui dit ce qui reste.",
        ),
      ],
      ar: [
        text(
          "على العلبة: ",
          code("20000 mAh"),
          ". وفي الهاتف: نحو 12000. لا أحد يكذب، لكن الرقم الأول يُقاس بجهد الخلايا أي 3.7 فولت، بينما يعطي السلك 5 أو 9. وعملية التحويل تسخّن قليلًا، وهذه الحرارة طاقة ضائعة.",
        ),
        heading("الحساب في سطر واحد"),
        text(
          "خذ السعة، احتفظ بـ 60٪ منها، ثم اقسم على بطارية هاتفك. لهاتف بسعة 4500: ",
          bold("20000 × 0.6 ÷ 4500 = 2.7 شحنة"),
          ".",
        ),
        heading("السرعة مهمة أيضًا"),
        list(
          "أقل من 15 واط: مناسبة للشحن ليلًا.",
          "من 18 إلى 22 واط: نصف الهاتف في نصف ساعة.",
          "45 واط فأكثر: مفيدة للوح إلكتروني أو حاسوب صغير.",
        ),
        text("والسلك يجب أن يواكب: سلك قديم رفيع يعيد الجميع إلى 10 واط."),
        heading("في الطائرة"),
        text(
          "20000 ميلي أمبير تعادل 74 واط ساعي. معظم الشركات تقبل حتى 100، ",
          bold("في المقصورة فقط"),
          " وليس في الأمتعة المشحونة. تأكد من شركتك قبل السفر.",
        ),
        text("بطاريتنا ", link("هنا", "/product-details/batterie-nova-20000"), "، بمخرجين وشاشة تُظهر ما تبقى."),
      ],
      en: [
        text(
          "On the box: ",
          code("20,000 mAh"),
          ". In the phone: about 12,000. Nobody lies, but the first figure is measured at the cells’ 3.7 volts while your cable gives 5 or 9. The conversion gets a little warm, and that warmth is lost.",
        ),
        heading("The sum, in one line"),
        text(
          "Take the capacity, keep 60%, divide by your phone’s battery. For a phone of 4,500 mAh: ",
          bold("20,000 × 0.6 ÷ 4,500 = 2.7 charges"),
          ".",
        ),
        heading("Speed matters as much"),
        list(
          "Below 15 W: fine overnight.",
          "From 18 to 22 W: half a phone in half an hour.",
          "45 W and more: useful for a tablet or a small laptop.",
        ),
        text("The cable has to keep up: an old thin one takes everybody back to 10 W."),
        heading("On a plane"),
        text(
          "20,000 mAh is 74 Wh. Most airlines accept up to 100 Wh, ",
          bold("in the cabin only"),
          ", never in the hold. Check with yours before you leave.",
        ),
        text(
          "Ours is ",
          link("here", "/product-details/batterie-nova-20000"),
          ", with two outputs and a display that says what is left.",
        ),
      ],
    },
  },
  {
    slug: "film-pour-tester-son-ecran",
    format: "video",
    category: "choisir",
    tags: ["ordinateur", "audio"],
    author: lina,
    picture: "posts/film-pour-tester-son-ecran",
    videoId: "aqz-KE-bpKQ",
    daysAgo: 23,
    title: {
      fr: "Un film libre pour essayer votre nouvel écran",
      ar: "فيلم مفتوح لتجربة شاشتك الجديدة",
      en: "A free film to try your new screen with",
    },
    excerpt: {
      fr: "Dix minutes d’images vives, de fourrure et d’herbe : tout ce qui met un écran à l’épreuve.",
      ar: "عشر دقائق من الألوان الزاهية والفرو والعشب: كل ما يضع الشاشة على المحك.",
      en: "Ten minutes of bright colours, fur and grass: everything that puts a screen to the test.",
    },
    content: {
      fr: [
        text(
          "Une tablette neuve, et l’envie de savoir ce qu’elle vaut. Plutôt qu’une mire, lancez un film : ",
          italic("Big Buck Bunny"),
          ", un court métrage d’animation publié librement par la fondation Blender. Il ne fait pas que distraire, il montre les défauts.",
        ),
        heading("Ce qu’il faut regarder"),
        steps(
          [bold("L’herbe"), " : les brins doivent rester séparés, sans bouillie verte."],
          [bold("La fourrure"), " : dans l’ombre, on doit encore voir des poils, pas un aplat noir."],
          [bold("Le ciel"), " : le dégradé doit être lisse, sans bandes."],
          [bold("Les mouvements rapides"), " : les contours ne laissent pas de traînée."],
        ),
        heading("Et avec les oreilles"),
        text(
          "Mettez votre casque. Les insectes passent d’un côté à l’autre : si tout vient du même endroit, vérifiez que l’audio mono n’est pas activé dans les réglages d’accessibilité.",
        ),
        text(
          "Un défaut dès le premier jour ? Notez la minute où vous l’avez vu et ",
          link("écrivez-nous", "/contact"),
          " : l’échange va plus vite.",
        ),
      ],
      ar: [
        text(
          "لوح إلكتروني جديد ورغبة في معرفة جودته. بدل صور الاختبار شغّل فيلمًا: ",
          italic("Big Buck Bunny"),
          "، وهو فيلم رسوم قصير نشرته مؤسسة Blender بحرية. لا يسلّي فقط، بل يكشف العيوب.",
        ),
        heading("ما يجب النظر إليه"),
        steps(
          [bold("العشب"), ": يجب أن تبقى الأوراق منفصلة لا كتلة خضراء."],
          [bold("الفرو"), ": في الظل يجب أن ترى الشعر، لا مساحة سوداء."],
          [bold("السماء"), ": التدرّج ناعم بلا خطوط."],
          [bold("الحركات السريعة"), ": الحواف لا تترك أثرًا خلفها."],
        ),
        heading("وبالأذن أيضًا"),
        text(
          "ضع سماعتك. الحشرات تنتقل من جهة إلى أخرى: إن جاء كل شيء من مكان واحد فتأكد أن الصوت الأحادي غير مفعّل في إعدادات تسهيل الاستخدام.",
        ),
        text(
          "وجدت عيبًا من اليوم الأول؟ سجّل الدقيقة التي رأيته فيها و",
          link("راسلنا", "/contact"),
          ": يكون الاستبدال أسرع.",
        ),
      ],
      en: [
        text(
          "A new tablet, and the wish to know what it is worth. Instead of a test card, play a film: ",
          italic("Big Buck Bunny"),
          ", an animated short that the Blender Foundation released for anyone to use. It does more than entertain: it shows faults.",
        ),
        heading("What to look at"),
        steps(
          [bold("The grass"), ": blades should stay apart, with no green mush."],
          [bold("The fur"), ": in the shade you should still see hairs, not a flat black."],
          [bold("The sky"), ": the gradient should be smooth, without bands."],
          [bold("Fast movement"), ": outlines should leave no trail."],
        ),
        heading("And with your ears"),
        text(
          "Put your headphones on. The insects fly from one side to the other: if everything comes from one place, check that mono audio is off in the accessibility settings.",
        ),
        text(
          "A fault on the first day? Note the minute where you saw it and ",
          link("write to us", "/contact"),
          ": the exchange goes faster.",
        ),
      ],
    },
  },
  {
    slug: "choisir-un-telephone",
    format: "standard",
    category: "choisir",
    tags: ["telephone", "budget"],
    author: lina,
    picture: "posts/choisir-un-telephone",
    daysAgo: 34,
    title: {
      fr: "Choisir un téléphone sans se perdre dans les chiffres",
      ar: "كيف تختار هاتفًا دون أن تضيع بين الأرقام",
      en: "Choosing a phone without getting lost in figures",
    },
    excerpt: {
      fr: "Quatre chiffres comptent, les autres font joli sur l’affiche. Et un numéro à vérifier avant de payer.",
      ar: "أربعة أرقام مهمة، والباقي زينة في الإعلان. ورقم واحد تتحقق منه قبل الدفع.",
      en: "Four figures matter, the rest look good on the poster. And one number to check before you pay.",
    },
    content: {
      fr: [
        text("Une fiche technique compte cinquante lignes. Quatre décident de vos trois prochaines années."),
        heading("Ce qui compte"),
        list(
          [
            bold("La mémoire de stockage"),
            " : 128 Go au moins. Photos, vidéos et messages remplissent 64 Go en un an.",
          ],
          [bold("La mémoire vive"), " : 6 Go pour rester fluide, 8 Go si vous gardez vos téléphones longtemps."],
          [bold("La batterie"), " : 4 500 mAh ou plus pour finir la journée."],
          [bold("Les mises à jour"), " : demandez jusqu’à quelle année le fabricant les promet."],
        ),
        heading("Ce qui compte moins"),
        text(
          "Les 108 mégapixels : en dessous d’un certain prix, une bonne optique de 50 fait de plus belles photos. Le nombre d’objectifs : celui qui sert vraiment est l’objectif principal.",
        ),
        heading("À vérifier avant de payer"),
        text(
          "À la livraison, allumez l’appareil devant le livreur, composez ",
          code("*#06#"),
          " et comparez le numéro IMEI avec celui de la boîte. Il vous servira pour la garantie.",
        ),
        text("Nos ", link("smartphones", "/shop?subCategory=smartphones"), " sont livrés scellés, avec facture."),
      ],
      ar: [
        text("ورقة المواصفات فيها خمسون سطرًا. أربعة منها تقرر سنواتك الثلاث القادمة."),
        heading("ما يهم"),
        list(
          [bold("سعة التخزين"), ": 128 جيغا على الأقل. الصور والفيديوهات والرسائل تملأ 64 جيغا في سنة."],
          [bold("الذاكرة العشوائية"), ": 6 جيغا ليبقى سلسًا، و8 إن كنت تحتفظ بهاتفك طويلًا."],
          [bold("البطارية"), ": 4500 ميلي أمبير أو أكثر لإكمال اليوم."],
          [bold("التحديثات"), ": اسأل إلى أي سنة يَعِد بها المصنّع."],
        ),
        heading("ما يهم أقل"),
        text(
          "108 ميغابكسل: تحت سعر معيّن، عدسة جيدة بدقة 50 تعطي صورًا أجمل. وعدد العدسات: التي تستعملها فعلًا هي الرئيسية.",
        ),
        heading("تحقّق قبل الدفع"),
        text(
          "عند الاستلام شغّل الجهاز أمام عامل التوصيل، اكتب ",
          code("*#06#"),
          " وقارن رقم IMEI مع المكتوب على العلبة. ستحتاجه للضمان.",
        ),
        text("", link("هواتفنا الذكية", "/shop?subCategory=smartphones"), " تصلك مختومة ومعها الفاتورة."),
      ],
      en: [
        text("A specification has fifty lines. Four of them decide your next three years."),
        heading("What matters"),
        list(
          [bold("Storage"), ": 128 GB at least. Photos, videos and messages fill 64 GB in a year."],
          [bold("Memory"), ": 6 GB to stay smooth, 8 GB if you keep phones for long."],
          [bold("Battery"), ": 4,500 mAh or more to reach the evening."],
          [bold("Updates"), ": ask until which year the maker promises them."],
        ),
        heading("What matters less"),
        text(
          "108 megapixels: below a certain price, a good 50 takes better pictures. The number of lenses: the one you use is the main one.",
        ),
        heading("Check before you pay"),
        text(
          "At delivery, switch the phone on in front of the courier, dial ",
          code("*#06#"),
          " and compare the IMEI number with the one on the box. You will need it for the warranty.",
        ),
        text("Our ", link("smartphones", "/shop?subCategory=smartphones"), " come sealed, with an invoice."),
      ],
    },
  },
  {
    slug: "ordinateur-pour-etudier",
    format: "standard",
    category: "choisir",
    tags: ["ordinateur", "budget", "cadeau"],
    author: lina,
    picture: "posts/ordinateur-pour-etudier",
    daysAgo: 63,
    title: {
      fr: "Un ordinateur pour étudier : léger, silencieux, réparable",
      ar: "حاسوب للدراسة: خفيف وصامت وقابل للإصلاح",
      en: "A laptop for studying: light, quiet, repairable",
    },
    excerpt: {
      fr: "Il ira dans un sac tous les jours pendant quatre ans. Choisissez-le pour cela.",
      ar: "سيُحمل في حقيبة كل يوم لأربع سنوات. اختره لهذا الغرض.",
      en: "It will be carried every day for four years. Choose it for that.",
    },
    content: {
      fr: [
        text(
          "Rapport à rendre, cours en ligne, un film le soir : un étudiant n’a pas besoin d’une machine de jeu. Il a besoin d’un ordinateur qui se fait oublier.",
        ),
        heading("Le poids d’abord"),
        text(
          "14 pouces et moins d’un kilo et demi : c’est la taille qui entre dans un sac à dos et reste lisible. Les 15,6 pouces finissent sur le bureau de la chambre.",
        ),
        heading("Ce qu’on ne change pas après coup"),
        list(
          "L’écran : Full HD et mat, pour lire près d’une fenêtre.",
          "Le clavier : essayez-le, c’est lui que vous toucherez le plus.",
          "La mémoire soudée : prenez 16 Go tout de suite.",
        ),
        heading("Ce qui se change"),
        text(
          "Le disque SSD et souvent la batterie. Un modèle qui s’ouvre avec des vis ordinaires se répare dans n’importe quel quartier.",
        ),
        saying("Le meilleur ordinateur est celui que l’on peut faire réparer près de chez soi."),
        text(
          "Voyez le ",
          link("portable Tassili 14", "/product-details/portable-tassili-14"),
          " et ses deux couleurs.",
        ),
      ],
      ar: [
        text("بحث يجب تسليمه، درس عن بعد، فيلم في المساء: الطالب لا يحتاج آلة ألعاب، بل حاسوبًا لا يشعر بوجوده."),
        heading("الوزن أولًا"),
        text(
          "14 بوصة وأقل من كيلوغرام ونصف: هذا المقاس يدخل حقيبة الظهر ويبقى مريحًا للقراءة. أما 15.6 بوصة فينتهي به الأمر على مكتب الغرفة.",
        ),
        heading("ما لا يمكن تغييره لاحقًا"),
        list(
          "الشاشة: Full HD وغير لامعة للقراءة قرب النافذة.",
          "لوحة المفاتيح: جرّبها، فهي أكثر ما ستلمسه.",
          "الذاكرة الملحومة: خذ 16 جيغا من البداية.",
        ),
        heading("ما يمكن تغييره"),
        text("قرص SSD وغالبًا البطارية. والنموذج الذي يُفتح ببراغٍ عادية يُصلَح في أي حيّ."),
        saying("أفضل حاسوب هو الذي تجد من يصلحه قريبًا من بيتك."),
        text("شاهد ", link("حاسوب Tassili 14", "/product-details/portable-tassili-14"), " بلونيه."),
      ],
      en: [
        text(
          "A report to hand in, a class online, a film in the evening: a student does not need a gaming machine. A student needs a laptop that stays out of the way.",
        ),
        heading("Weight first"),
        text(
          "14 inches and less than a kilo and a half: the size that fits a backpack and stays readable. The 15.6-inch ones end up on the desk at home.",
        ),
        heading("What cannot be changed later"),
        list(
          "The screen: Full HD and matt, to read near a window.",
          "The keyboard: try it, you will touch nothing more often.",
          "Soldered memory: take 16 GB at once.",
        ),
        heading("What can"),
        text(
          "The SSD and often the battery. A model that opens with ordinary screws is repaired in any neighbourhood.",
        ),
        saying("The best laptop is the one that someone near you can repair."),
        text("See the ", link("Tassili 14 laptop", "/product-details/portable-tassili-14"), " and its two colours."),
      ],
    },
  },
]
