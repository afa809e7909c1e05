import { bold, heading, link, list, picture, steps, text } from "../blocks.ts"
import type { SamplePost } from "../types.ts"
import { sofiane } from "./topics.ts"

export const fashionPosts: SamplePost[] = [
  {
    slug: "entretenir-un-sac-en-cuir",
    format: "gallery",
    category: "entretenir",
    tags: ["cuir", "ete"],
    author: sofiane,
    picture: "posts/entretenir-un-sac-en-cuir",
    medias: ["sac-casbah/cognac", "sac-casbah/foret", "sac-casbah/creme"],
    daysAgo: 18,
    title: {
      fr: "Entretenir un sac en cuir, été comme hiver",
      ar: "العناية بحقيبة الجلد صيفًا وشتاءً",
      en: "Caring for a leather bag, summer and winter",
    },
    excerpt: {
      fr: "Un chiffon, un peu de crème, de l’ombre : ce qu’il faut pour qu’un sac vieillisse bien.",
      ar: "قطعة قماش وقليل من الكريم وظلّ: هذا ما تحتاجه الحقيبة لتشيخ بجمال.",
      en: "A cloth, a little cream, some shade: all it takes for a bag to age well.",
    },
    content: {
      fr: [
        text(
          "Le cuir est une peau : il sèche, il boit, il bronze. Trois couleurs du même sac, trois façons de vieillir, et le même entretien.",
        ),
        heading("Chaque semaine"),
        text(
          "Un chiffon doux et sec, sur les coutures et sous l’anse, là où la poussière se mêle au gras de la main. C’est tout.",
        ),
        heading("Deux fois par an"),
        steps(
          "Videz le sac et bourrez-le de papier.",
          "Passez un chiffon à peine humide, laissez sécher à l’ombre.",
          "Une noix de crème incolore, en cercles, en essayant d’abord sous le rabat.",
          "Le lendemain, lustrez.",
        ),
        heading("Selon la saison"),
        list(
          [bold("L’été"), " : jamais sur la plage arrière d’une voiture. À 60 °C, la colle des bords lâche."],
          [bold("L’hiver"), " : mouillé par la pluie, il sèche loin du radiateur, jamais au sèche-cheveux."],
        ),
        text(
          "Une tache d’huile ? Couvrez-la de talc une nuit, brossez. Une tache d’encre ? N’essayez rien : portez-le à un cordonnier. Nos sacs sont ",
          link("ici", "/shop?category=sacs"),
          ".",
        ),
      ],
      ar: [
        text("الجلد بشرة: يجفّ ويشرب ويسمرّ. ثلاثة ألوان للحقيبة نفسها، وثلاث طرق للتقدّم في العمر، وعناية واحدة."),
        heading("كل أسبوع"),
        text("قماش ناعم جاف على الخياطة وتحت المقبض، حيث يختلط الغبار بدهون اليد. هذا كل شيء."),
        heading("مرتين في السنة"),
        steps(
          "أفرغ الحقيبة واملأها بالورق.",
          "امسحها بقماش رطب قليلًا واتركها تجف في الظل.",
          "قليل من كريم بلا لون بحركات دائرية، بعد تجربته تحت الغطاء.",
          "في الغد لمّعها.",
        ),
        heading("حسب الفصل"),
        list(
          [bold("صيفًا"), ": لا تتركها أبدًا خلف زجاج السيارة. عند 60 درجة ينحلّ غراء الحواف."],
          [bold("شتاءً"), ": إن بلّلها المطر فلتجف بعيدًا عن المدفأة، ولا تستعمل مجفف الشعر."],
        ),
        text(
          "بقعة زيت؟ غطّها بالتالك ليلة كاملة ثم نظّفها بالفرشاة. بقعة حبر؟ لا تجرّب شيئًا: خذها إلى الإسكافي. حقائبنا ",
          link("هنا", "/shop?category=sacs"),
          ".",
        ),
      ],
      en: [
        text(
          "Leather is skin: it dries, drinks and tans. Three colours of one bag, three ways of ageing, and the same care.",
        ),
        heading("Every week"),
        text(
          "A soft dry cloth, along the seams and under the handle, where dust mixes with the oil of your hand. That is all.",
        ),
        heading("Twice a year"),
        steps(
          "Empty the bag and fill it with paper.",
          "Wipe with a barely damp cloth, let it dry in the shade.",
          "A little colourless cream in circles, tried under the flap first.",
          "Polish the next day.",
        ),
        heading("With the seasons"),
        list(
          [bold("Summer"), ": never on the back shelf of a car. At 60 °C the glue of the edges gives way."],
          [bold("Winter"), ": wet from the rain, it dries away from the radiator, never under a hair dryer."],
        ),
        text(
          "An oil stain? Cover it with talcum overnight, then brush. An ink stain? Try nothing: take it to a cobbler. Our bags are ",
          link("here", "/shop?category=sacs"),
          ".",
        ),
      ],
    },
  },
  {
    slug: "quatre-questions-a-une-maroquiniere",
    format: "quote",
    category: "style",
    tags: ["cuir", "cadeau"],
    author: sofiane,
    picture: "posts/quatre-questions-a-une-maroquiniere",
    quote: {
      text: {
        fr: "Un bon sac se juge à ce qu’on ne voit pas : la couture du fond et la doublure.",
        ar: "تُعرف الحقيبة الجيدة بما لا يُرى: خياطة القاع والبطانة.",
        en: "You judge a good bag by what you cannot see: the seam at the bottom and the lining.",
      },
      source: {
        fr: "Warda, maroquinière à Tlemcen",
        ar: "وردة، حرفية جلود في تلمسان",
        en: "Warda, leather worker in Tlemcen",
      },
    },
    daysAgo: 39,
    title: {
      fr: "Quatre questions à une maroquinière",
      ar: "أربعة أسئلة لحرفية في الجلد",
      en: "Four questions to a leather worker",
    },
    excerpt: {
      fr: "Trente ans d’atelier, et une façon de retourner les sacs avant de les regarder.",
      ar: "ثلاثون عامًا في الورشة، وعادةُ قلب الحقيبة قبل النظر إليها.",
      en: "Thirty years at the bench, and a habit of turning bags inside out before looking at them.",
    },
    content: {
      fr: [
        heading("Par où commencez-vous ?"),
        text("Par l’intérieur. Si la doublure est collée et non cousue, elle se détachera la deuxième année."),
        heading("Comment reconnaître un cuir pleine fleur ?"),
        text(
          "Il n’est pas parfait : on voit un pli, une cicatrice, des pores. Une surface sans aucun défaut a été poncée et repeinte. Ce n’est pas un crime, mais ce n’est pas le même prix.",
        ),
        heading("Que regarder chez soi, à la livraison ?"),
        list(
          "Les angles du fond : c’est là qu’un sac s’use d’abord.",
          "L’anse : quatre points de couture au moins de chaque côté.",
          "La fermeture : faites dix allers-retours.",
        ),
        heading("Et le bon geste ?"),
        text(
          "Suspendre un sac par l’anse le déforme. Posez-le debout, rempli. Et offrez-le avec un pot de crème : on vous remerciera longtemps. Voyez le ",
          link("sac Casbah", "/product-details/sac-casbah"),
          ".",
        ),
      ],
      ar: [
        heading("من أين تبدئين؟"),
        text("من الداخل. إن كانت البطانة ملصقة لا مخيطة فستنفصل في السنة الثانية."),
        heading("كيف نعرف الجلد الطبيعي الكامل؟"),
        text(
          "ليس مثاليًا: ترى فيه ثنية أو ندبة أو مسامات. أما السطح الخالي من أي عيب فقد صُقل وطُلي من جديد. ليس ذلك جريمة، لكنه ليس السعر نفسه.",
        ),
        heading("ماذا نفحص عند الاستلام؟"),
        list(
          "زوايا القاع: هناك تبلى الحقيبة أولًا.",
          "المقبض: أربع غرز على الأقل من كل جهة.",
          "السحّاب: افتحه وأغلقه عشر مرات.",
        ),
        heading("وما هي العادة الجيدة؟"),
        text(
          "تعليق الحقيبة من مقبضها يشوّهها. ضعها واقفة ومملوءة. وإن أهديتها فأضف معها علبة كريم: سيشكرونك طويلًا. شاهد ",
          link("حقيبة Casbah", "/product-details/sac-casbah"),
          ".",
        ),
      ],
      en: [
        heading("Where do you begin?"),
        text("Inside. If the lining is glued and not sewn, it will come off in the second year."),
        heading("How do you know full-grain leather?"),
        text(
          "It is not perfect: you see a fold, a scar, pores. A surface without any fault has been sanded and painted. That is no crime, but it is not the same price.",
        ),
        heading("What should one check at delivery?"),
        list(
          "The corners at the bottom: that is where a bag wears first.",
          "The handle: at least four stitches on each side.",
          "The zip: open and close it ten times.",
        ),
        heading("And the good habit?"),
        text(
          "Hanging a bag by its handle pulls it out of shape. Stand it up, filled. And give it with a jar of cream: you will be thanked for years. See the ",
          link("Casbah bag", "/product-details/sac-casbah"),
          ".",
        ),
      ],
    },
  },
  {
    slug: "lunettes-forme-du-visage",
    format: "standard",
    category: "style",
    tags: ["ete", "cadeau"],
    author: sofiane,
    picture: "posts/lunettes-forme-du-visage",
    daysAgo: 52,
    title: {
      fr: "Lunettes de soleil : la forme, puis la protection",
      ar: "النظارات الشمسية: الشكل ثم الحماية",
      en: "Sunglasses: shape first, then protection",
    },
    excerpt: {
      fr: "Une monture équilibre un visage. Un verre, lui, se choisit sur une étiquette de trois caractères.",
      ar: "الإطار يوازن الوجه، أما العدسة فتُختار من ملصق بثلاثة أحرف.",
      en: "A frame balances a face. A lens is chosen by a label of a few letters.",
    },
    content: {
      fr: [
        text("Devant le miroir, une seule règle : prenez le contraire de votre visage."),
        heading("La forme"),
        list(
          [bold("Visage rond"), " : montures carrées ou rectangulaires."],
          [bold("Visage carré"), " : ronds et ovales."],
          [bold("Visage long"), " : montures hautes, qui descendent sur la joue."],
          [bold("Visage en cœur"), " : bas de monture plus large que le haut."],
        ),
        heading("La protection"),
        text(
          "Cherchez ",
          bold("UV400"),
          " et une catégorie. La 3 convient à la ville et à la plage. La 4, pour la haute montagne et le désert, est interdite au volant. Un verre foncé sans UV400 est pire que rien : la pupille s’ouvre derrière lui.",
        ),
        heading("Le confort"),
        text(
          "Les branches ne doivent pas serrer les tempes, ni le pont laisser de marque. Baissez la tête et secouez-la : si elles glissent, elles tomberont sur l’escalier.",
        ),
        text("Les nôtres : ", link("lunettes Cirta", "/product-details/lunettes-cirta"), "."),
      ],
      ar: [
        text("أمام المرآة قاعدة واحدة: خذ عكس شكل وجهك."),
        heading("الشكل"),
        list(
          [bold("وجه مستدير"), ": إطارات مربعة أو مستطيلة."],
          [bold("وجه مربع"), ": دائرية وبيضوية."],
          [bold("وجه طويل"), ": إطارات عالية تنزل على الخد."],
          [bold("وجه على شكل قلب"), ": أسفل الإطار أعرض من أعلاه."],
        ),
        heading("الحماية"),
        text(
          "ابحث عن ",
          bold("UV400"),
          " وعن الفئة. الفئة 3 تناسب المدينة والشاطئ. أما الفئة 4، للجبال العالية والصحراء، فممنوعة أثناء القيادة. والعدسة الداكنة بلا UV400 أسوأ من لا شيء: لأن الحدقة تتسع خلفها.",
        ),
        heading("الراحة"),
        text("الذراعان لا يضغطان على الصدغين، والجسر لا يترك أثرًا. أنزل رأسك وهزّه: إن انزلقت فستسقط يومًا على الدرج."),
        text("نظاراتنا: ", link("نظارات Cirta", "/product-details/lunettes-cirta"), "."),
      ],
      en: [
        text("In front of the mirror there is one rule: take the opposite of your face."),
        heading("Shape"),
        list(
          [bold("Round face"), ": square or rectangular frames."],
          [bold("Square face"), ": rounds and ovals."],
          [bold("Long face"), ": tall frames that come down the cheek."],
          [bold("Heart-shaped face"), ": wider at the bottom than at the top."],
        ),
        heading("Protection"),
        text(
          "Look for ",
          bold("UV400"),
          " and a category. 3 suits the city and the beach. 4, for high mountains and desert, is forbidden at the wheel. A dark lens without UV400 is worse than none: your pupil opens behind it.",
        ),
        heading("Comfort"),
        text(
          "The arms should not press your temples nor the bridge leave a mark. Lower your head and shake it: if they slip, one day they will fall on the stairs.",
        ),
        text("Ours: ", link("Cirta sunglasses", "/product-details/lunettes-cirta"), "."),
      ],
    },
  },
  {
    slug: "foulard-trois-facons",
    format: "standard",
    category: "style",
    tags: ["cadeau", "ete"],
    author: sofiane,
    picture: "posts/foulard-trois-facons",
    daysAgo: 71,
    title: {
      fr: "Un foulard, trois façons de le nouer",
      ar: "وشاح واحد وثلاث طرق لربطه",
      en: "One scarf, three ways to tie it",
    },
    excerpt: {
      fr: "Trente secondes chacun, sans épingle, et une qui tient même par grand vent.",
      ar: "ثلاثون ثانية لكل طريقة، دون دبوس، وواحدة تصمد أمام الريح.",
      en: "Thirty seconds each, without a pin, and one that holds in a strong wind.",
    },
    content: {
      fr: [
        text("Un carré de 90 centimètres fait tout. Plié en diagonale, il commence toujours de la même façon."),
        heading("Le nœud simple"),
        steps(
          "Roulez le foulard en bande de trois doigts.",
          "Passez-le autour du cou, un côté plus long.",
          "Un nœud, légèrement de côté, les pointes rentrées.",
        ),
        heading("La boucle"),
        steps(
          "Pliez la bande en deux.",
          "Passez les deux bouts dans la boucle.",
          "Serrez peu : c’est elle qui tient par grand vent.",
        ),
        heading("Sur le sac"),
        text(
          "Enroulez-le autour de l’anse en partant d’un anneau, finissez par un double nœud. L’anse reste propre, et le sac change de tête.",
        ),
        text(
          "Lavage à la main, à l’eau froide, à plat sur une serviette. Trois couleurs ",
          link("vous attendent", "/product-details/foulards-cirta"),
          ".",
        ),
      ],
      ar: [
        text("مربع بتسعين سنتيمترًا يكفي لكل شيء. يُطوى قطريًا، والبداية واحدة دائمًا."),
        heading("العقدة البسيطة"),
        steps(
          "لفّي الوشاح شريطًا بعرض ثلاثة أصابع.",
          "ضعيه حول العنق وأحد الطرفين أطول.",
          "عقدة مائلة قليلًا إلى الجانب، مع إخفاء الأطراف.",
        ),
        heading("الحلقة"),
        steps("اطوي الشريط نصفين.", "أدخلي الطرفين في الحلقة.", "شدّيها قليلًا: هذه التي تصمد أمام الريح."),
        heading("على الحقيبة"),
        text("لفّيه حول المقبض بدءًا من الحلقة المعدنية، وأنهي بعقدة مزدوجة. يبقى المقبض نظيفًا ويتغير مظهر الحقيبة."),
        text(
          "يُغسل باليد بماء بارد ويُجفف منبسطًا على منشفة. ثلاثة ألوان ",
          link("في انتظارك", "/product-details/foulards-cirta"),
          ".",
        ),
      ],
      en: [
        text("A square of 90 centimetres does everything. Folded corner to corner, it always begins the same way."),
        heading("The plain knot"),
        steps(
          "Roll the scarf into a band three fingers wide.",
          "Put it around your neck, one side longer.",
          "One knot, slightly to the side, ends tucked in.",
        ),
        heading("The loop"),
        steps(
          "Fold the band in two.",
          "Pass both ends through the loop.",
          "Tighten a little: this is the one that holds in the wind.",
        ),
        heading("On the bag"),
        text(
          "Wind it around the handle from one ring, finish with a double knot. The handle stays clean and the bag looks new.",
        ),
        text(
          "Wash by hand in cold water, dry flat on a towel. Three colours ",
          link("are waiting", "/product-details/foulards-cirta"),
          ".",
        ),
      ],
    },
  },
  {
    slug: "baskets-blanches",
    format: "standard",
    category: "entretenir",
    tags: ["cuir", "budget"],
    author: sofiane,
    picture: "posts/baskets-blanches",
    daysAgo: 84,
    title: {
      fr: "Garder des baskets blanches vraiment blanches",
      ar: "كيف تبقى الأحذية الرياضية البيضاء بيضاء فعلًا",
      en: "Keeping white trainers white",
    },
    excerpt: {
      fr: "Pas de machine, pas de javel. Une brosse à dents et cinq minutes le dimanche.",
      ar: "لا غسالة ولا جافيل. فرشاة أسنان وخمس دقائق في عطلة الأسبوع.",
      en: "No machine, no bleach. A toothbrush and five minutes at the weekend.",
    },
    content: {
      fr: [
        text(
          "La machine décolle les semelles et la javel jaunit le cuir. La méthode lente est aussi la plus rapide à la fin.",
        ),
        heading("Le nettoyage"),
        steps(
          "Retirez les lacets, lavez-les à part dans l’eau chaude.",
          "Brossez la terre à sec.",
          "Une goutte de savon de Marseille, une brosse à dents, de petits cercles.",
          "Essuyez, bourrez de papier, séchez à l’ombre.",
        ),
        picture(
          "baskets-tell/blanc",
          "Le bord de la semelle se salit le premier : c’est aussi le plus facile à ravoir.",
        ),
        heading("Les taches"),
        list(
          [bold("Semelle noircie"), " : dentifrice blanc, cinq minutes, rincez."],
          [bold("Herbe"), " : vinaigre blanc dilué de moitié."],
          [bold("Jaunissement"), " : il vient du soleil. Séchez toujours à l’ombre."],
        ),
        text(
          "Avec deux paires en alternance, chacune dure plus que le double. Les ",
          link("baskets Tell", "/product-details/baskets-tell"),
          " vont du 36 au 44.",
        ),
      ],
      ar: [
        text("الغسالة تفكّ النعل والجافيل يصفّر الجلد. الطريقة البطيئة هي الأسرع في النهاية."),
        heading("التنظيف"),
        steps(
          "انزع الأربطة واغسلها وحدها بماء ساخن.",
          "أزل التراب بالفرشاة وهو جاف.",
          "قطرة صابون مرسيليا وفرشاة أسنان وحركات دائرية صغيرة.",
          "امسح، املأ بالورق، وجفّف في الظل.",
        ),
        picture("baskets-tell/blanc", "حافة النعل أول ما يتسخ، وهي أيضًا أسهل ما يُنظَّف."),
        heading("البقع"),
        list(
          [bold("نعل مسودّ"), ": معجون أسنان أبيض لخمس دقائق ثم اشطف."],
          [bold("العشب"), ": خل أبيض مخفف بالنصف."],
          [bold("الاصفرار"), ": سببه الشمس. جفّف دائمًا في الظل."],
        ),
        text(
          "مع زوجين بالتناوب يعيش كل منهما أكثر من الضعف. ",
          link("أحذية Tell", "/product-details/baskets-tell"),
          " من مقاس 36 إلى 44.",
        ),
      ],
      en: [
        text("A machine loosens the soles and bleach turns leather yellow. The slow way is the quickest in the end."),
        heading("Cleaning"),
        steps(
          "Take the laces out, wash them apart in hot water.",
          "Brush dry earth off.",
          "A drop of plain soap, a toothbrush, small circles.",
          "Wipe, fill with paper, dry in the shade.",
        ),
        picture("baskets-tell/blanc", "The edge of the sole gets dirty first, and is the easiest to clean."),
        heading("Stains"),
        list(
          [bold("Blackened sole"), ": white toothpaste, five minutes, rinse."],
          [bold("Grass"), ": white vinegar, half water."],
          [bold("Yellowing"), ": it comes from the sun. Always dry in the shade."],
        ),
        text(
          "With two pairs in turn, each lasts more than twice as long. ",
          link("Tell trainers", "/product-details/baskets-tell"),
          " go from 36 to 44.",
        ),
      ],
    },
  },
]
