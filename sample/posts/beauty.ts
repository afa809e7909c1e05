import { bold, heading, italic, link, list, minor, steps, text } from "../blocks.ts"
import type { SamplePost } from "../types.ts"
import { yamina } from "./topics.ts"

export const beautyPosts: SamplePost[] = [
  {
    slug: "peau-et-chaleur-seche",
    format: "standard",
    category: "beaute",
    tags: ["peau", "ete"],
    author: yamina,
    picture: "posts/peau-et-chaleur-seche",
    daysAgo: 12,
    title: {
      fr: "Prendre soin de sa peau quand l’air est chaud et sec",
      ar: "العناية بالبشرة عندما يكون الجو حارًا وجافًا",
      en: "Looking after your skin in dry heat",
    },
    excerpt: {
      fr: "De Biskra à Ghardaïa, l’été dessèche plus qu’il ne brûle. Une routine courte, matin et soir.",
      ar: "من بسكرة إلى غرداية، الصيف يجفّف أكثر مما يحرق. روتين قصير صباحًا ومساءً.",
      en: "From Biskra to Ghardaïa, summer dries more than it burns. A short routine, morning and evening.",
    },
    content: {
      fr: [
        text(
          "Quand l’air est sec, l’eau quitte la peau sans qu’on la sente partir : pas de sueur, mais des tiraillements le soir. Le remède n’est pas d’empiler les produits, c’est de retenir l’eau.",
        ),
        heading("Le matin"),
        steps(
          "Rincez à l’eau tiède, sans savon.",
          "Sur peau encore humide, deux gouttes de sérum.",
          "Une noisette de crème, cou compris.",
          "Protection solaire, même pour aller au marché.",
        ),
        heading("Le soir"),
        text(
          "Nettoyez vraiment : poussière et protection solaire ne partent pas à l’eau. Puis une couche de crème plus généreuse que le matin, et un baume sur les lèvres.",
        ),
        heading("Trois erreurs fréquentes"),
        list(
          [bold("La douche très chaude"), " : elle enlève le gras qui vous protège."],
          [bold("Le gommage chaque semaine"), " : en été, une fois par mois suffit."],
          [
            bold("La climatisation toute la nuit"),
            " : elle assèche autant que le vent de sable. Posez un linge humide près du lit.",
          ],
        ),
        text(
          "Essayez un nouveau produit deux jours de suite au creux du bras avant le visage. Une rougeur qui dure ? Demandez conseil à votre pharmacien. Nos soins sont dans ",
          link("Soin du visage", "/shop?category=soin-visage"),
          ".",
        ),
      ],
      ar: [
        text(
          "عندما يكون الهواء جافًا يغادر الماء البشرة دون أن نحس به: لا عرق، بل شدّ في الجلد مساءً. الحل ليس في تكديس المنتجات بل في حبس الماء.",
        ),
        heading("صباحًا"),
        steps(
          "اغسلي وجهك بماء فاتر دون صابون.",
          "قطرتان من السيروم والبشرة ما زالت رطبة.",
          "قليل من الكريم، مع الرقبة.",
          "واقي الشمس، حتى للذهاب إلى السوق.",
        ),
        heading("مساءً"),
        text("نظّفي جيدًا: الغبار وواقي الشمس لا يزولان بالماء وحده. ثم طبقة كريم أوفر من الصباح، ومرطب للشفاه."),
        heading("ثلاثة أخطاء شائعة"),
        list(
          [bold("الحمّام الساخن جدًا"), ": يزيل الدهون التي تحميك."],
          [bold("التقشير كل أسبوع"), ": في الصيف مرة في الشهر تكفي."],
          [bold("المكيّف طوال الليل"), ": يجفّف مثل ريح الرمال. ضعي قماشًا مبللًا قرب السرير."],
        ),
        text(
          "جرّبي أي منتج جديد يومين متتاليين على باطن الذراع قبل الوجه. وإن استمر الاحمرار فاستشيري الصيدلي. منتجاتنا في ",
          link("العناية بالوجه", "/shop?category=soin-visage"),
          ".",
        ),
      ],
      en: [
        text(
          "When the air is dry, water leaves the skin without your noticing: no sweat, but tightness in the evening. The answer is not more products, it is keeping the water in.",
        ),
        heading("In the morning"),
        steps(
          "Rinse with lukewarm water, no soap.",
          "On skin that is still damp, two drops of serum.",
          "A little cream, neck included.",
          "Sun protection, even for a walk to the market.",
        ),
        heading("In the evening"),
        text(
          "Clean properly: dust and sun protection do not leave with water. Then a thicker layer of cream than in the morning, and a balm for the lips.",
        ),
        heading("Three common mistakes"),
        list(
          [bold("A very hot shower"), ": it takes away the oil that protects you."],
          [bold("Scrubbing every week"), ": in summer, once a month will do."],
          [bold("Air conditioning all night"), ": it dries as much as a sand wind. Hang a damp cloth near the bed."],
        ),
        text(
          "Try a new product two days running on the inside of your arm before your face. A redness that lasts? Ask your pharmacist. Our products are in ",
          link("Face care", "/shop?category=soin-visage"),
          ".",
        ),
      ],
    },
  },
  {
    slug: "eau-de-parfum-eau-de-toilette",
    format: "standard",
    category: "beaute",
    tags: ["parfum", "cadeau"],
    author: yamina,
    picture: "posts/eau-de-parfum-eau-de-toilette",
    daysAgo: 25,
    title: {
      fr: "Eau de parfum, eau de toilette : ce qui change vraiment",
      ar: "ماء العطر وماء التواليت: ما الفرق حقًا؟",
      en: "Eau de parfum, eau de toilette: what really changes",
    },
    excerpt: {
      fr: "La concentration dit combien de temps il tient, pas s’il sent bon. Comment essayer, où le poser, comment le garder.",
      ar: "التركيز يحدد مدة ثبات العطر لا جماله. كيف تجرّبه وأين تضعه وكيف تحفظه.",
      en: "Concentration tells how long it lasts, not how good it smells. How to try it, wear it and keep it.",
    },
    content: {
      fr: [
        text(
          "Sous le nom d’un parfum, deux mots discrets décident du prix : ",
          italic("eau de toilette"),
          " ou ",
          italic("eau de parfum"),
          ". Ils disent combien d’essence est diluée dans l’alcool.",
        ),
        heading("Les ordres de grandeur"),
        list(
          [bold("Eau de Cologne"), " : 2 à 5 %, une à deux heures. Pour se rafraîchir."],
          [bold("Eau de toilette"), " : 5 à 12 %, trois à quatre heures. Pour la journée."],
          [bold("Eau de parfum"), " : 12 à 20 %, six à huit heures. Pour du matin au soir."],
        ),
        heading("L’essayer"),
        text(
          "Un parfum change trois fois : à la première minute, à la première demi-heure, puis le soir. Vaporisez sur la peau, pas sur le papier, et décidez le lendemain.",
        ),
        heading("Le porter"),
        text(
          "Poignets, creux du coude, derrière l’oreille : les endroits chauds. Ne frottez pas. Sur un foulard, il tient deux jours, mais gare aux taches sur la soie.",
        ),
        heading("Le garder"),
        text(
          "Loin de la fenêtre et de la salle de bain : la lumière et la chaleur le font tourner. Dans sa boîte, il se garde trois ans. Les nôtres sont dans ",
          link("Parfums", "/shop?category=parfums"),
          ".",
        ),
      ],
      ar: [
        text(
          "تحت اسم العطر كلمتان صغيرتان تحددان السعر: ",
          italic("ماء التواليت"),
          " أو ",
          italic("ماء العطر"),
          ". وهما تخبران بنسبة الزيت العطري في الكحول.",
        ),
        heading("النسب تقريبًا"),
        list(
          [bold("الكولونيا"), ": من 2 إلى 5٪، ساعة إلى ساعتين. للانتعاش."],
          [bold("ماء التواليت"), ": من 5 إلى 12٪، ثلاث إلى أربع ساعات. للنهار."],
          [bold("ماء العطر"), ": من 12 إلى 20٪، ست إلى ثماني ساعات. من الصباح إلى المساء."],
        ),
        heading("كيف تجرّبه"),
        text(
          "العطر يتغير ثلاث مرات: في الدقيقة الأولى، ثم بعد نصف ساعة، ثم مساءً. رشّه على البشرة لا على الورق، وقرّر في الغد.",
        ),
        heading("أين تضعه"),
        text(
          "المعصم وباطن المرفق وخلف الأذن: الأماكن الدافئة. لا تفركه. وعلى الوشاح يبقى يومين، لكن احذر البقع على الحرير.",
        ),
        heading("كيف تحفظه"),
        text(
          "بعيدًا عن النافذة والحمّام: الضوء والحرارة يفسدانه. في علبته يُحفظ ثلاث سنوات. عطورنا في قسم ",
          link("العطور", "/shop?category=parfums"),
          ".",
        ),
      ],
      en: [
        text(
          "Under a perfume’s name, two quiet words decide its price: ",
          italic("eau de toilette"),
          " or ",
          italic("eau de parfum"),
          ". They say how much oil is thinned with alcohol.",
        ),
        heading("Rough figures"),
        list(
          [bold("Eau de Cologne"), ": 2 to 5%, one to two hours. To freshen up."],
          [bold("Eau de toilette"), ": 5 to 12%, three to four hours. For the day."],
          [bold("Eau de parfum"), ": 12 to 20%, six to eight hours. From morning to night."],
        ),
        heading("Trying it"),
        text(
          "A perfume changes three times: in the first minute, after half an hour, then in the evening. Spray it on skin, not on paper, and decide the next day.",
        ),
        heading("Wearing it"),
        text(
          "Wrists, the inside of the elbow, behind the ear: the warm places. Do not rub. On a scarf it lasts two days, but mind stains on silk.",
        ),
        heading("Keeping it"),
        text(
          "Away from the window and the bathroom: light and heat turn it. In its box it keeps for three years. Ours are under ",
          link("Perfumes", "/shop?category=parfums"),
          ".",
        ),
      ],
    },
  },
  {
    slug: "rouge-a-levres-teint",
    format: "standard",
    category: "beaute",
    tags: ["peau", "cadeau", "budget"],
    author: yamina,
    picture: "posts/rouge-a-levres-teint",
    daysAgo: 46,
    title: {
      fr: "Quel rouge à lèvres pour quel teint ?",
      ar: "أي أحمر شفاه يناسب لون بشرتك؟",
      en: "Which red lipstick for which skin tone?",
    },
    excerpt: {
      fr: "Regardez l’intérieur de votre poignet : la couleur des veines en dit plus que la mode de la saison.",
      ar: "انظري إلى باطن معصمك: لون العروق يخبرك أكثر من موضة الموسم.",
      en: "Look at the inside of your wrist: the colour of your veins tells more than this season’s fashion.",
    },
    content: {
      fr: [
        text(
          "Un rouge qui vous va réveille tout le visage ; un rouge qui jure fatigue. La différence tient à une seule chose : le fond chaud ou froid de votre peau.",
        ),
        heading("Le test du poignet"),
        list(
          [bold("Veines bleues ou violettes"), " : fond froid. Prune, framboise, rouge bleuté."],
          [bold("Veines vertes"), " : fond chaud. Brique, corail, rouge orangé."],
          [bold("Difficile à dire"), " : fond neutre. Presque tout vous va, commencez par un rouge franc."],
        ),
        heading("Le faire tenir"),
        steps(
          "Un baume, dix minutes avant, puis on essuie.",
          "Le contour au crayon, ou avec le bord du raisin.",
          "Une couche, on presse sur un mouchoir, une seconde couche.",
        ),
        minor("Pour le bureau"),
        text("Tapotez au doigt au lieu d’appliquer au raisin : la couleur reste, l’éclat se calme."),
        text("Le ", link("Rouge Maison", "/product-details/rouge-maison"), " existe en rouge, brique et prune."),
      ],
      ar: [
        text("الأحمر المناسب يوقظ الوجه كله، وغير المناسب يُتعبه. والفرق شيء واحد: هل لون بشرتك دافئ أم بارد."),
        heading("اختبار المعصم"),
        list(
          [bold("عروق زرقاء أو بنفسجية"), ": بشرة باردة. برقوقي، توتي، أحمر مائل إلى الأزرق."],
          [bold("عروق خضراء"), ": بشرة دافئة. آجري، مرجاني، أحمر برتقالي."],
          [bold("يصعب التحديد"), ": بشرة محايدة. يليق بك كل شيء تقريبًا، ابدئي بأحمر صريح."],
        ),
        heading("ليثبت طويلًا"),
        steps(
          "مرطب قبل عشر دقائق ثم امسحيه.",
          "حدّدي الشفاه بالقلم أو بحافة أحمر الشفاه.",
          "طبقة، ثم اضغطي على منديل، ثم طبقة ثانية.",
        ),
        minor("للعمل"),
        text("ربّتي بإصبعك بدل التمرير المباشر: يبقى اللون ويهدأ اللمعان."),
        text("", link("أحمر شفاه Maison", "/product-details/rouge-maison"), " متوفر بالأحمر والآجري والبرقوقي."),
      ],
      en: [
        text(
          "A red that suits you wakes up the whole face; one that clashes tires it. The difference is one thing: whether your skin is warm or cool.",
        ),
        heading("The wrist test"),
        list(
          [bold("Blue or purple veins"), ": cool. Plum, raspberry, blue-red."],
          [bold("Green veins"), ": warm. Brick, coral, orange-red."],
          [bold("Hard to tell"), ": neutral. Nearly everything suits you, begin with a clear red."],
        ),
        heading("Making it last"),
        steps(
          "Balm ten minutes before, then wipe it off.",
          "Outline with a pencil, or with the edge of the stick.",
          "One coat, press on a tissue, a second coat.",
        ),
        minor("For work"),
        text("Tap it on with a finger instead of the stick: the colour stays, the shine calms down."),
        text("", link("Maison lipstick", "/product-details/rouge-maison"), " comes in red, brick and plum."),
      ],
    },
  },
]
