import { bold, heading, link, list, steps, text } from "../blocks.ts"
import type { SamplePost } from "../types.ts"
import { sofiane, yamina } from "./topics.ts"

export const jewelryPosts: SamplePost[] = [
  {
    slug: "connaitre-sa-taille-de-bague",
    format: "standard",
    category: "choisir",
    tags: ["bijoux", "cadeau"],
    author: yamina,
    picture: "posts/connaitre-sa-taille-de-bague",
    daysAgo: 5,
    title: {
      fr: "Connaître sa taille de bague avec un bout de papier",
      ar: "اعرفي مقاس خاتمك بقصاصة ورق",
      en: "Find your ring size with a strip of paper",
    },
    excerpt: {
      fr: "Un ruban de papier, une règle, et deux pièges à éviter. Et comment la deviner pour une surprise.",
      ar: "شريط ورق ومسطرة وخطآن يجب تجنبهما. وكيف تعرفه سرًا لمفاجأة.",
      en: "A strip of paper, a ruler, and two traps to avoid. And how to guess it for a surprise.",
    },
    content: {
      fr: [
        text(
          "Chez nous, la taille d’une bague est le tour du doigt en millimètres : une taille 54 fait 54 mm à l’intérieur. Rien à convertir.",
        ),
        heading("Mesurer"),
        steps(
          "Coupez une bande de papier de 10 cm sur 5 mm.",
          "Enroulez-la à la base du doigt, sans serrer.",
          "Marquez l’endroit où elle se croise.",
          "Mesurez : le nombre de millimètres est votre taille.",
        ),
        heading("Deux pièges"),
        list(
          [bold("L’heure"), " : le doigt gonfle le soir et l’été. Mesurez en fin de journée, la main tiède."],
          [bold("L’articulation"), " : si elle est plus large que la base, prenez une taille entre les deux."],
        ),
        heading("Pour une surprise"),
        text(
          "Empruntez une bague que la personne porte ",
          bold("au même doigt"),
          ", posez-la sur une règle et mesurez le diamètre intérieur. Multipliez par 3,14 : 17,2 mm font une taille 54.",
        ),
        text(
          "Entre deux tailles, prenez la plus grande. Nos ",
          link("bagues", "/shop?category=bagues"),
          " vont de 50 à 58, et une taille qui ne va pas s’échange : voyez ",
          link("Livraison et retours", "/delivery-returns"),
          ".",
        ),
      ],
      ar: [
        text("مقاس الخاتم عندنا هو محيط الإصبع بالميليمتر: المقاس 54 محيطه الداخلي 54 ملم. لا حاجة لأي تحويل."),
        heading("القياس"),
        steps(
          "اقطعي شريط ورق بطول 10 سم وعرض 5 ملم.",
          "لفّيه حول قاعدة الإصبع دون شدّ.",
          "ضعي علامة حيث يلتقي الطرفان.",
          "قيسي: عدد الميليمترات هو مقاسك.",
        ),
        heading("خطآن شائعان"),
        list(
          [bold("الوقت"), ": الإصبع ينتفخ مساءً وفي الصيف. قيسي في آخر النهار واليد دافئة."],
          [bold("المفصل"), ": إن كان أعرض من القاعدة فخذي مقاسًا بينهما."],
        ),
        heading("لمفاجأة"),
        text(
          "استعر خاتمًا تلبسه ",
          bold("في الإصبع نفسها"),
          "، ضعه على مسطرة وقس القطر الداخلي، ثم اضرب في 3.14: القطر 17.2 ملم يعني المقاس 54.",
        ),
        text(
          "بين مقاسين اختاري الأكبر. ",
          link("خواتمنا", "/shop?category=bagues"),
          " من 50 إلى 58، والمقاس غير المناسب يُستبدل: انظري ",
          link("التوصيل والإرجاع", "/delivery-returns"),
          ".",
        ),
      ],
      en: [
        text(
          "Here a ring’s size is the way around your finger in millimetres: size 54 measures 54 mm inside. Nothing to convert.",
        ),
        heading("Measure"),
        steps(
          "Cut a strip of paper, 10 cm by 5 mm.",
          "Wrap it around the base of your finger without pulling.",
          "Mark where it meets.",
          "Measure: the number of millimetres is your size.",
        ),
        heading("Two traps"),
        list(
          [
            bold("The hour"),
            ": fingers swell in the evening and in summer. Measure at the end of the day, with a warm hand.",
          ],
          [bold("The knuckle"), ": if it is wider than the base, take a size in between."],
        ),
        heading("For a surprise"),
        text(
          "Borrow a ring that is worn ",
          bold("on the same finger"),
          ", lay it on a ruler and measure the inside across. Multiply by 3.14: 17.2 mm makes size 54.",
        ),
        text(
          "Between two sizes, take the larger. Our ",
          link("rings", "/shop?category=bagues"),
          " go from 50 to 58, and a size that does not fit can be exchanged: see ",
          link("Delivery and returns", "/delivery-returns"),
          ".",
        ),
      ],
    },
  },
  {
    slug: "porter-et-ranger-des-perles",
    format: "standard",
    category: "entretenir",
    tags: ["bijoux"],
    author: sofiane,
    picture: "posts/porter-et-ranger-des-perles",
    daysAgo: 58,
    title: {
      fr: "Porter et ranger des perles pour qu’elles durent",
      ar: "كيف تلبسين اللؤلؤ وتحفظينه ليدوم",
      en: "Wearing and storing pearls so that they last",
    },
    excerpt: {
      fr: "La perle vient de la mer et craint tout ce qui est sur la coiffeuse : parfum, laque, savon.",
      ar: "اللؤلؤ يأتي من البحر ويخاف كل ما على طاولة الزينة: العطر والمثبت والصابون.",
      en: "Pearls come from the sea and fear everything on the dressing table: perfume, spray, soap.",
    },
    content: {
      fr: [
        text(
          "Une perle est vivante : faite de nacre, elle ternit si on l’oublie, et brille si on la porte. La règle des coiffeuses d’autrefois tient en une phrase : ",
          bold("la dernière mise, la première ôtée"),
          ".",
        ),
        heading("Avant de la mettre"),
        text("Parfum, crème et laque d’abord, puis cinq minutes de patience. L’alcool mange la nacre."),
        heading("Le soir"),
        steps(
          "Passez un chiffon doux à peine humide sur chaque perle.",
          "Laissez sécher à plat : mouillé, le fil s’étire.",
          "Rangez dans un tissu, loin des bijoux en métal qui rayent.",
        ),
        heading("Chaque année"),
        text(
          "Regardez le fil entre deux perles : s’il est gris ou si les perles glissent, faites-le renouer. Un nœud entre chaque perle évite de tout perdre d’un coup.",
        ),
        text("Le ", link("collier Tipaza", "/product-details/collier-tipaza"), " est noué perle par perle."),
      ],
      ar: [
        text(
          "اللؤلؤة حيّة: من الصدف، تبهت إن نُسيت وتلمع إن لُبست. وقاعدة الجدات في جملة: ",
          bold("آخر ما يُلبس وأول ما يُنزع"),
          ".",
        ),
        heading("قبل لبسه"),
        text("العطر والكريم والمثبت أولًا، ثم خمس دقائق من الصبر. الكحول يأكل الصدف."),
        heading("مساءً"),
        steps(
          "امسحي كل لؤلؤة بقماش ناعم رطب قليلًا.",
          "اتركيه يجف منبسطًا: الخيط المبلل يتمدد.",
          "احفظيه في قماش بعيدًا عن المعادن التي تخدشه.",
        ),
        heading("كل سنة"),
        text(
          "انظري إلى الخيط بين لؤلؤتين: إن صار رماديًا أو انزلقت الحبات فأعيدي نظمه. عقدة بين كل لؤلؤة وأخرى تحميك من ضياعها كلها دفعة واحدة.",
        ),
        text("", link("عقد Tipaza", "/product-details/collier-tipaza"), " معقود لؤلؤة لؤلؤة."),
      ],
      en: [
        text(
          "A pearl is alive: made of nacre, it dulls when forgotten and shines when worn. Our grandmothers’ rule fits in a sentence: ",
          bold("last on, first off"),
          ".",
        ),
        heading("Before you put them on"),
        text("Perfume, cream and spray first, then five minutes of patience. Alcohol eats nacre."),
        heading("In the evening"),
        steps(
          "Wipe each pearl with a soft, barely damp cloth.",
          "Let them dry flat: a wet thread stretches.",
          "Keep them in a cloth, away from metal that scratches.",
        ),
        heading("Once a year"),
        text(
          "Look at the thread between two pearls: if it is grey or they slide, have it restrung. A knot between pearls keeps you from losing them all at once.",
        ),
        text("The ", link("Tipaza necklace", "/product-details/collier-tipaza"), " is knotted pearl by pearl."),
      ],
    },
  },
]
