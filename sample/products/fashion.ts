import type { SampleProduct } from "../types.ts"

export const fashion: SampleProduct[] = [
  {
    id: 14,
    sku: "CAS-114",
    slug: "sac-casbah",
    productType: "fashion",
    parent: "sacs",
    children: "sacs-a-main",
    brand: "Casbah",
    title: { fr: "Sac à main Casbah", ar: "حقيبة يد Casbah", en: "Casbah handbag" },
    unit: null,
    shortDescription: {
      fr: "Un sac de ville en cuir pleine fleur, à la ligne nette, piqué à la main. Fermoir tournant, poignée ronde et bandoulière amovible. Cousu en petite série.",
      ar: "حقيبة يد من الجلد الطبيعي الكامل، بخطوط واضحة وخياطة يدوية. قفل دوّار ومقبض مستدير وحزام كتف قابل للفك. تُنتج بكميات محدودة.",
      en: "A city bag in full-grain leather with clean lines and hand stitching. Turn lock, rounded handle and a removable shoulder strap. Sewn in small batches.",
    },
    description: {
      fr: [
        "Le sac Casbah tient debout tout seul, même vide : son fond est renforcé et ses côtés gardent leur forme. Le cuir pleine fleur montre encore son grain, avec de petites différences d’un sac à l’autre. La piqûre sellier suit le rabat d’un bord à l’autre.",
        "À l’intérieur, une poche zippée pour les papiers et une poche plate pour le téléphone. Portez-le à la main pour une fête, à l’épaule pour une journée en ville. Un chiffon doux et un peu de crème incolore suffisent à l’entretenir.",
      ],
      ar: [
        "تقف حقيبة Casbah وحدها حتى وهي فارغة، فقاعدتها مدعّمة وجوانبها تحافظ على شكلها. يحتفظ الجلد الطبيعي الكامل بملمسه، لذلك تجدين فروقًا بسيطة بين حقيبة وأخرى. وتحيط الخياطة اليدوية بالغطاء من طرف إلى طرف.",
        "في الداخل جيب بسحّاب للوثائق وجيب مسطّح للهاتف. احمليها باليد في المناسبات، وعلى الكتف في مشاوير اليوم. ويكفي للعناية بها قماش ناعم وقليل من كريم الجلد الشفاف.",
      ],
      en: [
        "The Casbah bag stands on its own, even empty: the base is reinforced and the sides keep their shape. The full-grain leather still shows its texture, with small differences from one bag to the next. Saddle stitching follows the flap from edge to edge.",
        "Inside there is a zipped pocket for papers and a flat pocket for your phone. Carry it by the handle for an occasion, or on the shoulder for a day in town. A soft cloth and a little colourless leather cream keep it in good condition.",
      ],
    },
    features: [
      {
        icon: "layers",
        title: { fr: "Cuir pleine fleur", ar: "جلد طبيعي كامل", en: "Full-grain leather" },
        text: {
          fr: "De vachette, au grain visible.",
          ar: "جلد بقر بملمسه الطبيعي.",
          en: "Cowhide with a visible grain.",
        },
      },
      {
        icon: "scissors",
        title: { fr: "Piqûre sellier", ar: "خياطة يدوية", en: "Saddle stitching" },
        text: { fr: "Cousue à la main, au fil ciré.", ar: "بخيط مشمّع متين.", en: "Sewn by hand with waxed thread." },
      },
      {
        icon: "lock",
        title: { fr: "Fermoir tournant", ar: "قفل دوّار", en: "Turn lock" },
        text: {
          fr: "Un quart de tour et c’est fermé.",
          ar: "ربع دورة فتُغلق الحقيبة.",
          en: "A quarter turn and it is closed.",
        },
      },
      {
        icon: "link",
        title: { fr: "Bandoulière amovible", ar: "حزام كتف قابل للفك", en: "Removable strap" },
        text: { fr: "Réglable de 95 à 115 cm.", ar: "طوله من 95 إلى 115 سم.", en: "Adjusts from 95 to 115 cm." },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Dimensions", ar: "الأبعاد", en: "Size" },
        value: { fr: "25 × 19 × 11 cm", ar: "25 × 19 × 11 سم", en: "25 × 19 × 11 cm" },
      },
      { key: { fr: "Poids", ar: "الوزن", en: "Weight" }, value: { fr: "780 g", ar: "780 غ", en: "780 g" } },
      {
        key: { fr: "Matière", ar: "الخامة", en: "Material" },
        value: { fr: "Cuir de vachette pleine fleur", ar: "جلد بقر طبيعي كامل", en: "Full-grain cowhide" },
      },
      {
        key: { fr: "Doublure", ar: "البطانة", en: "Lining" },
        value: { fr: "Coton", ar: "قطن", en: "Cotton" },
      },
      {
        key: { fr: "Métal", ar: "القطع المعدنية", en: "Hardware" },
        value: {
          fr: "Doré, ou argenté sur le vert forêt",
          ar: "ذهبية، وفضية مع الأخضر الداكن",
          en: "Gold tone, or silver tone on forest green",
        },
      },
      {
        key: { fr: "Fourni avec", ar: "المرفقات", en: "Supplied with" },
        value: {
          fr: "Bandoulière, housse en coton",
          ar: "حزام كتف، كيس حفظ من القطن",
          en: "Shoulder strap, cotton dust bag",
        },
      },
    ],
    listPrice: 21000,
    discount: 10,
    quantity: 7,
    colors: [
      { key: "cognac", name: { fr: "Cognac", ar: "كونياك", en: "Cognac" }, hex: "#8a4b25" },
      { key: "foret", name: { fr: "Vert forêt", ar: "أخضر داكن", en: "Forest green" }, hex: "#24483a" },
      { key: "creme", name: { fr: "Crème", ar: "كريمي", en: "Cream" }, hex: "#e6dcc6" },
    ],
    sizes: [],
    tags: [
      { fr: "sac à main", ar: "حقيبة يد", en: "handbag" },
      { fr: "cuir", ar: "جلد", en: "leather" },
      { fr: "femme", ar: "نساء", en: "women" },
      { fr: "cadeau", ar: "هدية", en: "gift" },
    ],
    featured: true,
    sellCount: 156,
    offerDate: { startDays: -3, endDays: 3 },
    addedDaysAgo: 172,
    videoId: null,
    reviews: [
      {
        name: "Nawel B.",
        town: "Alger",
        email: "nawel.b@exemple.dz",
        rating: 5,
        daysAgo: 8,
        lang: "fr",
        review:
          "Le cognac est exactement comme sur la photo et le cuir sent le vrai cuir. Il est bien rigide, il ne s’affaisse pas.",
      },
      {
        name: "شهرزاد ل.",
        town: "وهران",
        email: "chahrazed.l@exemple.dz",
        rating: 5,
        daysAgo: 26,
        lang: "ar",
        review: "أخذتها باللون الأخضر لعرس أختي ونالت إعجاب الجميع. الخياطة نظيفة والقفل متين.",
      },
      {
        name: "Assia D.",
        town: "Constantine",
        email: "assia.d@exemple.dz",
        rating: 4,
        daysAgo: 51,
        lang: "fr",
        review: "Très beau sac, livré dans sa housse. Un peu juste pour une grande gourde, mais le reste y tient.",
      },
      {
        name: "Hichem R.",
        town: "Blida",
        email: "hichem.r@exemple.dz",
        rating: 5,
        daysAgo: 94,
        lang: "fr",
        review: "Offert à ma femme pour notre anniversaire. J’ai pu ouvrir le carton devant le livreur avant de payer.",
      },
      {
        name: "Malika T.",
        town: "Tlemcen",
        email: "malika.t@exemple.dz",
        rating: 4,
        daysAgo: 139,
        lang: "en",
        review: "Lovely leather and a solid clasp. The strap was stiff for the first week, then it softened.",
      },
    ],
  },
  {
    id: 15,
    sku: "CAS-115",
    slug: "cabas-casbah",
    productType: "fashion",
    parent: "sacs",
    children: "cabas",
    brand: "Casbah",
    title: { fr: "Cabas en cuir Casbah", ar: "حقيبة تسوّق جلدية Casbah", en: "Casbah leather tote" },
    unit: null,
    shortDescription: {
      fr: "Un grand cabas en cuir grainé qui accueille un ordinateur de 14 pouces, des dossiers et une gourde. Les anses passent à l’épaule, même avec un manteau.",
      ar: "حقيبة واسعة من الجلد المحبّب تتسع لحاسوب 14 بوصة والملفات وقارورة الماء. مقبضاها طويلان يُحملان على الكتف حتى فوق المعطف.",
      en: "A roomy tote in grained leather that takes a 14-inch laptop, folders and a water bottle. The handles go over your shoulder, even with a coat on.",
    },
    description: {
      fr: [
        "Il est fait pour les journées longues : le bureau le matin, les courses en rentrant. Le cuir grainé cache bien les petites traces et s’assouplit avec le temps. Les anses sont cousues et rivetées au corps du sac.",
        "Une pochette zippée, attachée par un cordon de cuir, garde les clés et les papiers à portée de main. Un bouton aimanté ferme le haut. Quatre pieds de métal protègent le fond quand vous le posez.",
      ],
      ar: [
        "صُمّمت للأيام الطويلة: المكتب صباحًا والمشتريات في طريق العودة. يخفي الجلد المحبّب الآثار الصغيرة ويلين مع الوقت. أما المقبضان فمخيطان ومثبّتان بمسامير معدنية.",
        "ترافقها محفظة صغيرة بسحّاب، مربوطة بشريط جلدي، لتبقى المفاتيح والوثائق في متناول اليد. تُغلق من الأعلى بزر مغناطيسي. وتحمي قاعدتها أربع قطع معدنية عند وضعها على الأرض.",
      ],
      en: [
        "It is made for long days: the office in the morning, the shopping on the way home. Grained leather hides small marks well and softens with time. The handles are both sewn and riveted to the bag.",
        "A zipped pouch on a leather cord keeps keys and papers within reach. A magnetic button closes the top. Four metal feet protect the base when you put it down.",
      ],
    },
    features: [
      {
        icon: "monitor",
        title: { fr: "Ordinateur de 14 pouces", ar: "يتسع لحاسوب 14 بوصة", en: "Fits a 14-inch laptop" },
        text: {
          fr: "Et encore de la place pour vos dossiers.",
          ar: "مع مكان للملفات والأوراق.",
          en: "With room left for your folders.",
        },
      },
      {
        icon: "wallet",
        title: { fr: "Pochette zippée", ar: "محفظة بسحّاب", en: "Zipped pouch" },
        text: {
          fr: "Attachée au sac, elle s’enlève aussi.",
          ar: "مربوطة بالحقيبة ويمكن فكها.",
          en: "Tied to the bag, and removable.",
        },
      },
      {
        icon: "shield-check",
        title: { fr: "Anses solides", ar: "مقبضان متينان", en: "Sturdy handles" },
        text: { fr: "Cousues, puis rivetées.", ar: "مخيطان ومثبّتان بالمسامير.", en: "Sewn, then riveted." },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Dimensions", ar: "الأبعاد", en: "Size" },
        value: { fr: "38 × 30 × 14 cm", ar: "38 × 30 × 14 سم", en: "38 × 30 × 14 cm" },
      },
      {
        key: { fr: "Hauteur des anses", ar: "ارتفاع المقبضين", en: "Handle drop" },
        value: { fr: "26 cm", ar: "26 سم", en: "26 cm" },
      },
      { key: { fr: "Poids", ar: "الوزن", en: "Weight" }, value: { fr: "850 g", ar: "850 غ", en: "850 g" } },
      {
        key: { fr: "Matière", ar: "الخامة", en: "Material" },
        value: { fr: "Cuir de vachette grainé", ar: "جلد بقر محبّب", en: "Grained cowhide" },
      },
      {
        key: { fr: "Fermeture", ar: "الإغلاق", en: "Closing" },
        value: { fr: "Bouton aimanté", ar: "زر مغناطيسي", en: "Magnetic button" },
      },
    ],
    listPrice: 16500,
    discount: 0,
    quantity: 14,
    colors: [
      { key: "sable", name: { fr: "Sable", ar: "رملي", en: "Sand" }, hex: "#d6c6a8" },
      { key: "noir", name: { fr: "Noir", ar: "أسود", en: "Black" }, hex: "#23252a" },
    ],
    sizes: [],
    tags: [
      { fr: "cabas", ar: "حقيبة واسعة", en: "tote" },
      { fr: "cuir", ar: "جلد", en: "leather" },
      { fr: "bureau", ar: "عمل", en: "work" },
    ],
    featured: false,
    sellCount: 74,
    offerDate: null,
    addedDaysAgo: 75,
    videoId: null,
    reviews: [
      {
        name: "Sihem K.",
        town: "Béjaïa",
        email: "sihem.k@exemple.dz",
        rating: 5,
        daysAgo: 14,
        lang: "fr",
        review:
          "J’y mets mon ordinateur, mes copies et mon déjeuner tous les jours. Les anses ne glissent pas de l’épaule.",
      },
      {
        name: "لمياء ز.",
        town: "سطيف",
        email: "lamia.z@exemple.dz",
        rating: 4,
        daysAgo: 33,
        lang: "ar",
        review: "واسعة وجلدها جميل، والمحفظة الصغيرة عملية. ثقيلة قليلًا عندما تمتلئ.",
      },
      {
        name: "Lamia F.",
        town: "Boumerdès",
        email: "lamia.f@exemple.dz",
        rating: 3,
        daysAgo: 62,
        lang: "fr",
        review:
          "Beau cuir, mais j’aurais préféré une fermeture zippée en haut. Le sable est plus clair que sur mon écran.",
      },
    ],
  },
  {
    id: 16,
    sku: "TEL-116",
    slug: "sac-a-dos-tell",
    productType: "fashion",
    parent: "sacs",
    children: "sacs-a-dos",
    brand: "Tell",
    title: { fr: "Sac à dos Tell", ar: "حقيبة ظهر Tell", en: "Tell backpack" },
    unit: { fr: "22 litres", ar: "22 لترًا", en: "22 litres" },
    shortDescription: {
      fr: "Un sac à dos de 22 litres pour les cours, le bureau et les week-ends. Toile déperlante, poche rembourrée pour ordinateur et bretelles larges.",
      ar: "حقيبة ظهر بسعة 22 لترًا للدراسة والعمل ورحلات نهاية الأسبوع. قماش يصدّ رذاذ المطر، وجيب مبطّن للحاسوب، وحمّالتان عريضتان.",
      en: "A 22-litre backpack for classes, the office and weekends away. Water-repellent fabric, a padded laptop pocket and wide shoulder straps.",
    },
    description: {
      fr: [
        "L’ordinateur se range contre le dos, dans sa poche rembourrée, et se sort sans vider le reste. La toile serrée laisse glisser une averse. Les fermetures ont de longs tirants, faciles à attraper avec des gants.",
        "Deux poches latérales tiennent une gourde et un parapluie. La poche cachée, côté dos, garde le portefeuille et le téléphone dans le bus. Une sangle permet de glisser le sac sur la poignée d’une valise.",
      ],
      ar: [
        "يوضع الحاسوب في جيب مبطّن ملاصق للظهر، وتخرجه دون أن تفرغ باقي الحقيبة. القماش كثيف النسج يتحمل زخة مطر. وللسحّابات مقابض طويلة يسهل الإمساك بها حتى بالقفازات.",
        "جيبان جانبيان لقارورة الماء والمظلة. وجيب مخفي من جهة الظهر يحفظ المحفظة والهاتف في الحافلة. كما يسمح شريط خلفي بتثبيت الحقيبة على مقبض حقيبة السفر.",
      ],
      en: [
        "Your laptop sits against your back in a padded pocket, and comes out without emptying the rest. The tightly woven fabric sheds a passing shower. The zips have long pulls that are easy to grab with gloves on.",
        "Two side pockets hold a bottle and an umbrella. A hidden pocket on the back keeps your wallet and phone safe on the bus. A strap slides over a suitcase handle when you travel.",
      ],
    },
    features: [
      {
        icon: "monitor",
        title: { fr: "Poche ordinateur", ar: "جيب للحاسوب", en: "Laptop pocket" },
        text: { fr: "Rembourrée, jusqu’à 15,6 pouces.", ar: "مبطّن، حتى 15.6 بوصة.", en: "Padded, up to 15.6 inches." },
      },
      {
        icon: "umbrella",
        title: { fr: "Toile déperlante", ar: "قماش يصدّ الرذاذ", en: "Water-repellent" },
        text: { fr: "Elle supporte une averse.", ar: "يتحمل زخة مطر.", en: "It copes with a shower." },
      },
      {
        icon: "lock",
        title: { fr: "Poche cachée", ar: "جيب مخفي", en: "Hidden pocket" },
        text: {
          fr: "Contre le dos, pour vos papiers.",
          ar: "من جهة الظهر، لوثائقك.",
          en: "Against your back, for your papers.",
        },
      },
      {
        icon: "feather",
        title: { fr: "Léger", ar: "خفيفة", en: "Light" },
        text: { fr: "690 g à vide.", ar: "690 غ وهي فارغة.", en: "690 g when empty." },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Volume", ar: "السعة", en: "Volume" },
        value: { fr: "22 litres", ar: "22 لترًا", en: "22 litres" },
      },
      {
        key: { fr: "Dimensions", ar: "الأبعاد", en: "Size" },
        value: { fr: "44 × 30 × 16 cm", ar: "44 × 30 × 16 سم", en: "44 × 30 × 16 cm" },
      },
      { key: { fr: "Poids", ar: "الوزن", en: "Weight" }, value: { fr: "690 g", ar: "690 غ", en: "690 g" } },
      {
        key: { fr: "Matière", ar: "الخامة", en: "Material" },
        value: { fr: "Polyester déperlant", ar: "بوليستر يصدّ الرذاذ", en: "Water-repellent polyester" },
      },
      {
        key: { fr: "Poches", ar: "الجيوب", en: "Pockets" },
        value: {
          fr: "1 pour ordinateur, 1 cachée, 1 devant, 2 latérales",
          ar: "جيب للحاسوب، جيب مخفي، جيب أمامي، جيبان جانبيان",
          en: "1 laptop, 1 hidden, 1 front, 2 side",
        },
      },
      {
        key: { fr: "Entretien", ar: "العناية", en: "Care" },
        value: { fr: "Éponge et savon doux", ar: "إسفنجة وصابون لطيف", en: "Sponge and mild soap" },
      },
    ],
    listPrice: 9000,
    discount: 15,
    quantity: 38,
    colors: [
      { key: "nuit", name: { fr: "Bleu nuit", ar: "أزرق ليلي", en: "Midnight blue" }, hex: "#2b3a63" },
      { key: "sauge", name: { fr: "Sauge", ar: "أخضر مريمية", en: "Sage" }, hex: "#a9b9a4" },
    ],
    sizes: [],
    tags: [
      { fr: "sac à dos", ar: "حقيبة ظهر", en: "backpack" },
      { fr: "études", ar: "دراسة", en: "studies" },
      { fr: "voyage", ar: "سفر", en: "travel" },
    ],
    featured: false,
    sellCount: 203,
    offerDate: null,
    addedDaysAgo: 184,
    videoId: null,
    reviews: [
      {
        name: "Fares M.",
        town: "Batna",
        email: "fares.m@exemple.dz",
        rating: 5,
        daysAgo: 11,
        lang: "fr",
        review: "Je l’ai depuis la rentrée, il a pris la pluie plusieurs fois et l’ordinateur est resté sec.",
      },
      {
        name: "يوسف ن.",
        town: "الجلفة",
        email: "youcef.n@exemple.dz",
        rating: 4,
        daysAgo: 40,
        lang: "ar",
        review: "حقيبة عملية للجامعة، والجيب المخفي فكرة ممتازة. كنت أفضّل جيبًا أماميًا أكبر.",
      },
      {
        name: "Tinhinane A.",
        town: "Tizi Ouzou",
        email: "tinhinane.a@exemple.dz",
        rating: 5,
        daysAgo: 77,
        lang: "fr",
        review:
          "Le vert sauge est très doux, et les bretelles ne scient pas les épaules. Livré au bureau en deux jours.",
      },
      {
        name: "Bilal H.",
        town: "Annaba",
        email: "bilal.h@exemple.dz",
        rating: 3,
        daysAgo: 128,
        lang: "fr",
        review: "Correct pour le prix, mais une gourde d’un litre force un peu dans la poche de côté.",
      },
    ],
  },
  {
    id: 17,
    sku: "CAS-117",
    slug: "porte-cartes-casbah",
    productType: "fashion",
    parent: "accessoires",
    children: "maroquinerie",
    brand: "Casbah",
    title: { fr: "Porte-cartes en cuir Casbah", ar: "حافظة بطاقات جلدية Casbah", en: "Casbah leather card wallet" },
    unit: null,
    shortDescription: {
      fr: "Six cartes, quelques billets pliés, et rien de plus. Un porte-cartes en cuir lisse, assez plat pour la poche avant d’un pantalon ou d’une veste.",
      ar: "ست بطاقات وبعض الأوراق النقدية المطوية، لا أكثر. حافظة من الجلد الأملس، رقيقة تناسب الجيب الأمامي للسروال أو جيب السترة.",
      en: "Six cards, a few folded notes and nothing else. A card wallet in smooth leather, flat enough for a front trouser pocket or a jacket.",
    },
    description: {
      fr: [
        "Trois fentes de chaque côté pour les cartes, une poche au milieu pour les billets. La carte nationale et le permis y entrent sans forcer. Neuf, le cuir serre un peu : il prend sa place en quelques jours.",
        "Les bords sont teints et polis à la main pour ne pas s’effilocher. Il est livré dans une boîte en carton, prêt à être offert.",
      ],
      ar: [
        "ثلاث فتحات للبطاقات من كل جهة، وجيب في الوسط للأوراق النقدية. تدخلها بطاقة التعريف ورخصة السياقة بسهولة. يكون الجلد مشدودًا قليلًا في البداية، ثم يلين خلال أيام.",
        "حوافها مصبوغة ومصقولة باليد حتى لا تتنسّل. وتصلك في علبة من الورق المقوّى جاهزة للإهداء.",
      ],
      en: [
        "Three card slots on each side and one pocket in the middle for notes. A national identity card and a driving licence go in without forcing. New leather is a little tight: it settles within a few days.",
        "The edges are dyed and polished by hand so they do not fray. It comes in a cardboard box, ready to give.",
      ],
    },
    features: [
      {
        icon: "wallet",
        title: { fr: "Six cartes et des billets", ar: "ست بطاقات وأوراق نقدية", en: "Six cards and notes" },
        text: {
          fr: "L’essentiel, sans l’épaisseur.",
          ar: "الضروري دون سماكة.",
          en: "The essentials, without the bulk.",
        },
      },
      {
        icon: "layers",
        title: { fr: "Cuir lisse", ar: "جلد أملس", en: "Smooth leather" },
        text: {
          fr: "Il se patine avec l’usage.",
          ar: "يزداد جمالًا مع الاستعمال.",
          en: "It develops a patina with use.",
        },
      },
      {
        icon: "package-open",
        title: { fr: "Prêt à offrir", ar: "جاهزة للإهداء", en: "Ready to give" },
        text: { fr: "Livré dans sa boîte.", ar: "تصلك في علبتها.", en: "Delivered in its box." },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Dimensions", ar: "الأبعاد", en: "Size" },
        value: { fr: "10,2 × 7,6 cm", ar: "10.2 × 7.6 سم", en: "10.2 × 7.6 cm" },
      },
      {
        key: { fr: "Épaisseur à vide", ar: "السماكة وهي فارغة", en: "Thickness when empty" },
        value: { fr: "6 mm", ar: "6 مم", en: "6 mm" },
      },
      {
        key: { fr: "Rangements", ar: "الجيوب", en: "Pockets" },
        value: { fr: "6 fentes, 1 poche centrale", ar: "6 فتحات وجيب في الوسط", en: "6 slots, 1 centre pocket" },
      },
      {
        key: { fr: "Matière", ar: "الخامة", en: "Material" },
        value: { fr: "Cuir de vachette", ar: "جلد بقر", en: "Cowhide leather" },
      },
    ],
    listPrice: 2800,
    discount: 0,
    quantity: 52,
    colors: [
      { key: "cognac", name: { fr: "Cognac", ar: "كونياك", en: "Cognac" }, hex: "#8a4b25" },
      { key: "noir", name: { fr: "Noir", ar: "أسود", en: "Black" }, hex: "#23252a" },
    ],
    sizes: [],
    tags: [
      { fr: "porte-cartes", ar: "حافظة بطاقات", en: "card wallet" },
      { fr: "cuir", ar: "جلد", en: "leather" },
      { fr: "homme", ar: "رجال", en: "men" },
      { fr: "cadeau", ar: "هدية", en: "gift" },
    ],
    featured: false,
    sellCount: 318,
    offerDate: null,
    addedDaysAgo: 240,
    videoId: null,
    reviews: [
      {
        name: "Redouane K.",
        town: "Mostaganem",
        email: "redouane.k@exemple.dz",
        rating: 5,
        daysAgo: 19,
        lang: "fr",
        review:
          "Je ne sens plus mon portefeuille dans la poche. Les cartes tiennent bien et le cuir a déjà pris une belle teinte.",
      },
      {
        name: "حسام د.",
        town: "البليدة",
        email: "houssam.d@exemple.dz",
        rating: 5,
        daysAgo: 68,
        lang: "ar",
        review: "اشتريتها هدية لأبي وأعجبته كثيرًا. العلبة أنيقة والجلد أصلي.",
      },
      {
        name: "Toufik B.",
        town: "Médéa",
        email: "toufik.b@exemple.dz",
        rating: 4,
        daysAgo: 155,
        lang: "fr",
        review:
          "Les fentes étaient très serrées la première semaine, maintenant c’est parfait. Bon rapport qualité-prix.",
      },
    ],
  },
  {
    id: 18,
    sku: "CAS-118",
    slug: "ceinture-casbah",
    productType: "fashion",
    parent: "accessoires",
    children: "maroquinerie",
    brand: "Casbah",
    title: { fr: "Ceinture en cuir Casbah", ar: "حزام جلدي Casbah", en: "Casbah leather belt" },
    unit: null,
    shortDescription: {
      fr: "Une ceinture de 3,5 cm en cuir épais, à boucle de métal brossé. Elle va avec un jean comme avec un costume. Livrée roulée dans sa boîte.",
      ar: "حزام بعرض 3.5 سم من الجلد السميك، بإبزيم معدني غير لامع. يناسب الجينز كما يناسب البدلة، ويصلك ملفوفًا في علبته.",
      en: "A 3.5 cm belt in thick leather with a brushed metal buckle. It goes with jeans as well as with a suit. Delivered rolled in its box.",
    },
    description: {
      fr: [
        "La lanière est coupée dans une seule épaisseur de cuir, sans carton ni collage. Elle se courbe à la taille après quelques jours et garde ensuite sa forme. Cinq trous, espacés de 2,5 cm.",
        "La taille indiquée est la longueur en centimètres, de la boucle au trou du milieu. Mesurez une ceinture que vous portez déjà, entre la boucle et le trou utilisé. Si ce n’est pas la bonne taille, l’échange est possible sous 7 jours.",
      ],
      ar: [
        "الحزام مقصوص من طبقة جلد واحدة، دون كرتون ولا غراء. يأخذ شكل الخصر بعد أيام قليلة ثم يحافظ عليه. فيه خمسة ثقوب بينها 2.5 سم.",
        "المقاس هو الطول بالسنتيمتر من الإبزيم إلى الثقب الأوسط. قِس حزامًا تلبسه حاليًا من الإبزيم إلى الثقب الذي تستعمله. وإذا لم يناسبك المقاس، يمكنك استبداله خلال 7 أيام.",
      ],
      en: [
        "The strap is cut from a single thickness of leather, with no cardboard and no glue. It curves to your waist after a few days and then keeps its shape. There are five holes, 2.5 cm apart.",
        "The size is the length in centimetres from the buckle to the middle hole. Measure a belt you already wear, from the buckle to the hole you use. If the size is wrong, you can exchange it within 7 days.",
      ],
    },
    features: [
      {
        icon: "layers",
        title: { fr: "Une seule épaisseur", ar: "طبقة جلد واحدة", en: "One solid strap" },
        text: {
          fr: "3,5 mm de cuir, sans collage.",
          ar: "3.5 مم من الجلد دون غراء.",
          en: "3.5 mm of leather, no glue.",
        },
      },
      {
        icon: "circle-dot",
        title: { fr: "Boucle brossée", ar: "إبزيم غير لامع", en: "Brushed buckle" },
        text: { fr: "En métal, sans nickel.", ar: "معدني وخالٍ من النيكل.", en: "Metal, nickel-free." },
      },
      {
        icon: "ruler",
        title: { fr: "Quatre longueurs", ar: "أربعة مقاسات", en: "Four lengths" },
        text: {
          fr: "De 85 à 115, avec cinq trous.",
          ar: "من 85 إلى 115 بخمسة ثقوب.",
          en: "From 85 to 115, with five holes.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Largeur", ar: "العرض", en: "Width" },
        value: { fr: "3,5 cm", ar: "3.5 سم", en: "3.5 cm" },
      },
      {
        key: { fr: "Épaisseur", ar: "السماكة", en: "Thickness" },
        value: { fr: "3,5 mm", ar: "3.5 مم", en: "3.5 mm" },
      },
      {
        key: { fr: "Matière", ar: "الخامة", en: "Material" },
        value: { fr: "Cuir de vachette", ar: "جلد بقر", en: "Cowhide leather" },
      },
      {
        key: { fr: "Boucle", ar: "الإبزيم", en: "Buckle" },
        value: {
          fr: "Métal brossé, sans nickel",
          ar: "معدن غير لامع، خالٍ من النيكل",
          en: "Brushed metal, nickel-free",
        },
      },
      {
        key: { fr: "Réglage", ar: "الضبط", en: "Adjustment" },
        value: {
          fr: "5 trous, soit 5 cm de chaque côté",
          ar: "5 ثقوب، أي 5 سم زيادةً أو نقصانًا",
          en: "5 holes, 5 cm either way",
        },
      },
    ],
    listPrice: 3900,
    discount: 0,
    quantity: 29,
    colors: [
      { key: "cognac", name: { fr: "Cognac", ar: "كونياك", en: "Cognac" }, hex: "#8a4b25" },
      { key: "noir", name: { fr: "Noir", ar: "أسود", en: "Black" }, hex: "#23252a" },
    ],
    sizes: ["85", "95", "105", "115"],
    sizeKind: "waist",
    stock: { cognac: [4, 6, 3, 2], noir: [5, 7, 2, 0] },
    tags: [
      { fr: "ceinture", ar: "حزام", en: "belt" },
      { fr: "cuir", ar: "جلد", en: "leather" },
      { fr: "homme", ar: "رجال", en: "men" },
    ],
    featured: false,
    sellCount: 187,
    offerDate: null,
    addedDaysAgo: 181,
    videoId: null,
    reviews: [
      {
        name: "Khaled Z.",
        town: "Oran",
        email: "khaled.z@exemple.dz",
        rating: 5,
        daysAgo: 17,
        lang: "fr",
        review:
          "Cuir bien épais, rien à voir avec les ceintures qui craquent au bout d’un mois. J’ai pris 95, c’est juste.",
      },
      {
        name: "سمير ج.",
        town: "بسكرة",
        email: "samir.j@exemple.dz",
        rating: 4,
        daysAgo: 59,
        lang: "ar",
        review: "طلبت مقاس 105 فكان كبيرًا قليلًا، واستبدلوه بمقاس 95 خلال أسبوع. الجودة جيدة.",
      },
      {
        name: "Nassim C.",
        town: "Bouira",
        email: "nassim.c@exemple.dz",
        rating: 2,
        daysAgo: 113,
        lang: "fr",
        review: "La ceinture est belle, mais la boucle a pris une rayure dès la première semaine.",
      },
    ],
  },
  {
    id: 19,
    sku: "CIR-119",
    slug: "lunettes-cirta",
    productType: "fashion",
    parent: "accessoires",
    children: "lunettes",
    brand: "Cirta",
    title: { fr: "Lunettes de soleil Cirta", ar: "نظارات شمسية Cirta", en: "Cirta sunglasses" },
    unit: null,
    shortDescription: {
      fr: "Une monture épaisse en acétate, aux angles arrondis, et des verres polarisés qui coupent les reflets de la route et de la mer. Filtre UV400, étui rigide fourni.",
      ar: "إطار سميك من الأسيتات بزوايا ناعمة، وعدسات مستقطبة تخفف انعكاس الضوء على الطريق والبحر. حماية UV400 مع حافظة صلبة.",
      en: "A thick acetate frame with softened corners, and polarised lenses that cut glare from the road and the sea. UV400 filter, hard case included.",
    },
    description: {
      fr: [
        "Sur la route de la corniche, le soleil tape sur le pare-brise et sur l’eau. Les verres polarisés enlèvent ces reflets, sans changer les couleurs autour de vous. Teinte de catégorie 3, pour un soleil fort.",
        "La monture est taillée dans une plaque d’acétate, puis polie. Les charnières rivetées se resserrent avec un petit tournevis. Elle convient à la plupart des visages, femme ou homme.",
      ],
      ar: [
        "على الطريق الساحلي تنعكس الشمس على زجاج السيارة وعلى الماء. تزيل العدسات المستقطبة هذا الوهج دون أن تغيّر الألوان من حولك. والتظليل من الفئة 3 المناسبة للشمس القوية.",
        "الإطار مقطوع من لوح أسيتات ثم مصقول. والمفصلات مثبّتة بالبراشيم ويمكن شدها بمفك صغير. يناسب معظم الوجوه، للنساء والرجال.",
      ],
      en: [
        "On the coast road the sun bounces off the windscreen and the water. Polarised lenses take that glare away without changing the colours around you. The tint is category 3, for strong sun.",
        "The frame is cut from a sheet of acetate, then polished. The riveted hinges can be tightened with a small screwdriver. It suits most faces, women and men.",
      ],
    },
    features: [
      {
        icon: "sun",
        title: { fr: "Filtre UV400", ar: "حماية UV400", en: "UV400 filter" },
        text: { fr: "Catégorie 3, soleil fort.", ar: "فئة 3 للشمس القوية.", en: "Category 3, strong sun." },
      },
      {
        icon: "sparkles",
        title: { fr: "Verres polarisés", ar: "عدسات مستقطبة", en: "Polarised lenses" },
        text: { fr: "Moins de reflets au volant.", ar: "وهج أقل أثناء القيادة.", en: "Less glare when driving." },
      },
      {
        icon: "hand",
        title: { fr: "Acétate poli", ar: "أسيتات مصقول", en: "Polished acetate" },
        text: {
          fr: "Lisse, sans arête sur le nez.",
          ar: "ناعم ومريح على الأنف.",
          en: "Smooth, no sharp edge on the nose.",
        },
      },
      {
        icon: "package-open",
        title: { fr: "Étui rigide", ar: "حافظة صلبة", en: "Hard case" },
        text: { fr: "Avec un tissu de nettoyage.", ar: "مع قماش للتنظيف.", en: "With a cleaning cloth." },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Largeur du verre", ar: "عرض العدسة", en: "Lens width" },
        value: { fr: "50 mm", ar: "50 مم", en: "50 mm" },
      },
      {
        key: { fr: "Pont", ar: "جسر الأنف", en: "Bridge" },
        value: { fr: "21 mm", ar: "21 مم", en: "21 mm" },
      },
      {
        key: { fr: "Branches", ar: "طول الذراعين", en: "Temples" },
        value: { fr: "145 mm", ar: "145 مم", en: "145 mm" },
      },
      {
        key: { fr: "Monture", ar: "الإطار", en: "Frame" },
        value: { fr: "Acétate", ar: "أسيتات", en: "Acetate" },
      },
      {
        key: { fr: "Verres", ar: "العدسات", en: "Lenses" },
        value: {
          fr: "Polarisés, UV400, catégorie 3",
          ar: "مستقطبة بحماية UV400 من الفئة 3",
          en: "Polarised, UV400, category 3",
        },
      },
      {
        key: { fr: "Fourni avec", ar: "المرفقات", en: "Supplied with" },
        value: { fr: "Étui rigide, tissu", ar: "حافظة صلبة، قماش تنظيف", en: "Hard case, cloth" },
      },
    ],
    listPrice: 7600,
    discount: 0,
    quantity: 23,
    colors: [
      { key: "ecaille", name: { fr: "Écaille", ar: "بني صدفي", en: "Tortoiseshell" }, hex: "#4a2c1b" },
      { key: "noir", name: { fr: "Noir", ar: "أسود", en: "Black" }, hex: "#23252a" },
    ],
    sizes: [],
    tags: [
      { fr: "lunettes", ar: "نظارات", en: "sunglasses" },
      { fr: "polarisé", ar: "مستقطب", en: "polarised" },
      { fr: "été", ar: "صيف", en: "summer" },
    ],
    featured: false,
    sellCount: 142,
    offerDate: null,
    addedDaysAgo: 132,
    videoId: null,
    reviews: [
      {
        name: "Rym O.",
        town: "Jijel",
        email: "rym.o@exemple.dz",
        rating: 5,
        daysAgo: 13,
        lang: "fr",
        review: "Une vraie différence au volant le matin, plus de reflets sur la route. L’étui est solide.",
      },
      {
        name: "منال س.",
        town: "سكيكدة",
        email: "manel.s@exemple.dz",
        rating: 5,
        daysAgo: 37,
        lang: "ar",
        review: "شكلها جميل ومتقن، ولبستها طول الصيف على الشاطئ. التوصيل كان سريعًا.",
      },
      {
        name: "Oussama G.",
        town: "Ghardaïa",
        email: "oussama.g@exemple.dz",
        rating: 4,
        daysAgo: 72,
        lang: "fr",
        review: "Bons verres pour le soleil d’ici. Un peu lourdes au début, on s’habitue.",
      },
      {
        name: "Racha B.",
        town: "Alger",
        email: "racha.b@exemple.dz",
        rating: 4,
        daysAgo: 101,
        lang: "en",
        review: "They look more expensive than they are. Slightly wide on my face, but they stay in place.",
      },
    ],
  },
  {
    id: 20,
    sku: "CIR-120",
    slug: "foulards-cirta",
    productType: "fashion",
    parent: "accessoires",
    children: "foulards",
    brand: "Cirta",
    title: { fr: "Foulards Cirta", ar: "أوشحة Cirta", en: "Cirta scarves" },
    unit: { fr: "2 pièces", ar: "قطعتان", en: "2 pieces" },
    shortDescription: {
      fr: "Deux foulards de la même couleur : un carré de 90 cm à nouer au cou ou au sac, et un long de 180 cm à draper. Tissu doux en modal et coton, qui ne glisse pas.",
      ar: "وشاحان باللون نفسه: مربع بطول 90 سم للرقبة أو لتزيين الحقيبة، وطويل بطول 180 سم يُلف على الكتفين أو الرأس. قماش ناعم من المودال والقطن لا ينزلق.",
      en: "Two scarves in the same colour: a 90 cm square for the neck or a bag, and a 180 cm long one to drape. Soft modal and cotton fabric that stays in place.",
    },
    description: {
      fr: [
        "Le mélange de modal et de coton est léger en été et assez couvrant pour le vent de février. Il se noue sans glisser, et une seule épingle suffit pour le porter en hijab. Les bords sont roulottés et cousus.",
        "La couleur est teintée dans le fil : elle reste égale sur les deux faces. Lavez-les à 30 degrés, avec des couleurs proches, et repassez à fer doux.",
      ],
      ar: [
        "مزيج المودال والقطن خفيف في الصيف وساتر بما يكفي لرياح الشتاء. يُربط دون أن ينزلق، ويكفي دبوس واحد لارتدائه حجابًا. حوافه ملفوفة ومخيطة بعناية.",
        "اللون مصبوغ في الخيط نفسه، لذلك يظهر متساويًا على الوجهين. يُغسل على 30 درجة مع ألوان قريبة، ويُكوى بحرارة خفيفة.",
      ],
      en: [
        "The modal and cotton blend is light in summer and covers enough for a February wind. It ties without slipping, and one pin is enough to wear it as a hijab. The edges are rolled and sewn.",
        "The colour is dyed into the yarn, so it is even on both sides. Wash at 30 degrees with similar colours and iron on a low heat.",
      ],
    },
    features: [
      {
        icon: "feather",
        title: { fr: "Tissu léger", ar: "قماش خفيف", en: "Light fabric" },
        text: {
          fr: "Modal et coton, doux sur la peau.",
          ar: "مودال وقطن بملمس ناعم.",
          en: "Modal and cotton, soft to the touch.",
        },
      },
      {
        icon: "layers",
        title: { fr: "Deux formats", ar: "مقاسان", en: "Two formats" },
        text: {
          fr: "Un carré et un long, assortis.",
          ar: "مربع وطويل باللون نفسه.",
          en: "A square and a long one, matching.",
        },
      },
      {
        icon: "palette",
        title: { fr: "Teint dans le fil", ar: "صباغة في الخيط", en: "Yarn-dyed" },
        text: {
          fr: "Même couleur sur les deux faces.",
          ar: "لون متساوٍ على الوجهين.",
          en: "The same colour on both sides.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Carré", ar: "الوشاح المربع", en: "Square" },
        value: { fr: "90 × 90 cm", ar: "90 × 90 سم", en: "90 × 90 cm" },
      },
      {
        key: { fr: "Long", ar: "الوشاح الطويل", en: "Long" },
        value: { fr: "180 × 70 cm", ar: "180 × 70 سم", en: "180 × 70 cm" },
      },
      {
        key: { fr: "Composition", ar: "التركيب", en: "Composition" },
        value: { fr: "60 % modal, 40 % coton", ar: "60% مودال، 40% قطن", en: "60% modal, 40% cotton" },
      },
      {
        key: { fr: "Finition", ar: "الحواف", en: "Edges" },
        value: { fr: "Bords roulottés", ar: "ملفوفة ومخيطة", en: "Rolled hems" },
      },
      {
        key: { fr: "Entretien", ar: "العناية", en: "Care" },
        value: {
          fr: "Lavage à 30 degrés, fer doux",
          ar: "غسل على 30 درجة وكيّ خفيف",
          en: "Wash at 30 degrees, cool iron",
        },
      },
    ],
    listPrice: 4200,
    discount: 0,
    quantity: 60,
    colors: [
      { key: "terracotta", name: { fr: "Terracotta", ar: "قرميدي", en: "Terracotta" }, hex: "#c2512f" },
      { key: "sauge", name: { fr: "Sauge", ar: "أخضر مريمية", en: "Sage" }, hex: "#a9b9a4" },
      { key: "nuit", name: { fr: "Bleu nuit", ar: "أزرق ليلي", en: "Midnight blue" }, hex: "#2b3a63" },
    ],
    sizes: [],
    tags: [
      { fr: "foulard", ar: "وشاح", en: "scarf" },
      { fr: "hijab", ar: "حجاب", en: "hijab" },
      { fr: "femme", ar: "نساء", en: "women" },
    ],
    featured: false,
    sellCount: 12,
    offerDate: null,
    addedDaysAgo: 8,
    videoId: null,
    reviews: [],
  },
  {
    id: 21,
    sku: "CIR-121",
    slug: "chapeau-cirta",
    productType: "fashion",
    parent: "chaussures-chapeaux",
    children: "chapeaux",
    brand: "Cirta",
    title: { fr: "Chapeau en feutre Cirta", ar: "قبعة من اللباد Cirta", en: "Cirta felt hat" },
    unit: null,
    shortDescription: {
      fr: "Un chapeau en feutre de laine à bord moyen, souple sans être mou, avec un ruban gros-grain. Pour les matins frais et les balades d’automne.",
      ar: "قبعة من لباد الصوف بحافة متوسطة، لينة ومتماسكة، يحيط بها شريط مضلّع. ترافقك في الصباحات الباردة ونزهات الخريف.",
      en: "A wool felt hat with a medium brim, supple without being floppy, and a grosgrain ribbon. For cool mornings and autumn walks.",
    },
    description: {
      fr: [
        "Le feutre est moulé à la vapeur, d’une seule pièce : aucune couture visible sur la calotte. Le bord se plie un peu à la main, vers le bas devant ou relevé derrière. Un bandeau de coton absorbe la transpiration.",
        "Pour choisir, mesurez votre tour de tête au milieu du front, avec un mètre souple. S va de 55 à 56 cm, M de 57 à 58 cm et L de 59 à 60 cm. Une bande de mousse est fournie pour ajuster.",
      ],
      ar: [
        "اللباد مشكّل بالبخار من قطعة واحدة، فلا خياطة ظاهرة في أعلى القبعة. يمكن ثني الحافة قليلًا باليد، نحو الأسفل من الأمام أو إلى الأعلى من الخلف. وفي الداخل شريط قطني يمتص العرق.",
        "لاختيار المقاس، قِس محيط رأسك عند منتصف الجبين بشريط قياس. مقاس S من 55 إلى 56 سم، ومقاس M من 57 إلى 58 سم، ومقاس L من 59 إلى 60 سم. ومعها شريط إسفنجي لضبط المقاس.",
      ],
      en: [
        "The felt is steam-moulded in one piece, with no visible seam on the crown. The brim bends a little by hand, down at the front or up at the back. A cotton band inside absorbs perspiration.",
        "To choose, measure around your head at mid-forehead with a tape measure. S is 55 to 56 cm, M is 57 to 58 cm and L is 59 to 60 cm. A foam strip is included for a finer fit.",
      ],
    },
    features: [
      {
        icon: "feather",
        title: { fr: "Feutre de laine", ar: "لباد من الصوف", en: "Wool felt" },
        text: { fr: "Moulé d’une seule pièce.", ar: "مشكّل من قطعة واحدة.", en: "Moulded in one piece." },
      },
      {
        icon: "ruler",
        title: { fr: "Trois tailles", ar: "ثلاثة مقاسات", en: "Three sizes" },
        text: { fr: "Et une bande pour ajuster.", ar: "مع شريط لضبط المقاس.", en: "And a strip to adjust the fit." },
      },
      {
        icon: "package-open",
        title: { fr: "Bien protégé", ar: "تغليف متين", en: "Well packed" },
        text: {
          fr: "Livré en carton rigide, jamais plié.",
          ar: "تصلك في علبة صلبة دون طيّ.",
          en: "Sent in a rigid box, never folded.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Matière", ar: "الخامة", en: "Material" },
        value: { fr: "Feutre, 100 % laine", ar: "لباد، صوف 100%", en: "Felt, 100% wool" },
      },
      {
        key: { fr: "Bord", ar: "الحافة", en: "Brim" },
        value: { fr: "7 cm", ar: "7 سم", en: "7 cm" },
      },
      {
        key: { fr: "Hauteur", ar: "الارتفاع", en: "Height" },
        value: { fr: "11 cm", ar: "11 سم", en: "11 cm" },
      },
      {
        key: { fr: "Ruban", ar: "الشريط", en: "Ribbon" },
        value: { fr: "Gros-grain", ar: "قماش مضلّع", en: "Grosgrain" },
      },
      {
        key: { fr: "Entretien", ar: "العناية", en: "Care" },
        value: { fr: "Brosse douce, pas de machine", ar: "فرشاة ناعمة، دون غسالة", en: "Soft brush, no machine wash" },
      },
    ],
    listPrice: 6000,
    discount: 5,
    quantity: 11,
    colors: [
      { key: "sable", name: { fr: "Sable", ar: "رملي", en: "Sand" }, hex: "#d6c6a8" },
      { key: "noir", name: { fr: "Noir", ar: "أسود", en: "Black" }, hex: "#23252a" },
    ],
    sizes: ["S", "M", "L"],
    stock: { sable: [2, 4, 1], noir: [0, 3, 1] },
    tags: [
      { fr: "chapeau", ar: "قبعة", en: "hat" },
      { fr: "laine", ar: "صوف", en: "wool" },
      { fr: "automne", ar: "خريف", en: "autumn" },
    ],
    featured: false,
    sellCount: 26,
    offerDate: null,
    addedDaysAgo: 22,
    videoId: null,
    reviews: [
      {
        name: "Imène L.",
        town: "Sétif",
        email: "imene.l@exemple.dz",
        rating: 5,
        daysAgo: 6,
        lang: "fr",
        review:
          "Arrivé dans une grande boîte, pas un pli. J’ai pris M pour 57 cm et il tient même quand il y a du vent.",
      },
      {
        name: "Massinissa A.",
        town: "Béjaïa",
        email: "massinissa.a@exemple.dz",
        rating: 4,
        daysAgo: 15,
        lang: "fr",
        review: "Joli feutre, bien chaud. Le noir attrape vite la poussière, il faut une brosse.",
      },
    ],
  },
  {
    id: 22,
    sku: "TEL-122",
    slug: "baskets-tell",
    productType: "fashion",
    parent: "chaussures-chapeaux",
    children: "baskets",
    brand: "Tell",
    title: { fr: "Baskets Tell", ar: "حذاء رياضي Tell", en: "Tell trainers" },
    unit: null,
    shortDescription: {
      fr: "Des baskets de ville en cuir et daim, avec une semelle en caoutchouc cousue et une semelle intérieure qui s’enlève. Du 38 au 45, pour femme et homme.",
      ar: "حذاء رياضي يومي من الجلد والشمواه، بنعل مطاطي مخيط ونعل داخلي قابل للنزع. المقاسات من 38 إلى 45 للنساء والرجال.",
      en: "Everyday trainers in leather and suede, with a stitched rubber sole and a removable insole. Sizes 38 to 45, for women and men.",
    },
    description: {
      fr: [
        "Le cuir du dessus est souple dès la première sortie, et de petits trous à l’avant laissent passer l’air. Le bout et le talon sont renforcés de daim, là où une chaussure s’use d’abord. Le col rembourré tient la cheville sans frotter.",
        "La semelle est cousue tout autour, pas seulement collée. Elles chaussent normalement : prenez votre pointure habituelle, ou une de plus si vous êtes entre deux. Une seconde paire de lacets est dans la boîte.",
      ],
      ar: [
        "جلد الوجه لين من أول يوم، وتسمح ثقوب صغيرة في المقدمة بمرور الهواء. دُعّمت المقدمة والكعب بالشمواه حيث يتلف الحذاء أولًا. والياقة المبطّنة تحيط بالكاحل دون احتكاك.",
        "النعل مخيط من كل الجوانب وليس ملصوقًا فقط. القياس عادي: خذ مقاسك المعتاد، أو مقاسًا أكبر إن كنت بين مقاسين. وفي العلبة زوج ثانٍ من الأربطة.",
      ],
      en: [
        "The leather upper is soft from the first outing, and small holes at the front let air through. Suede reinforces the toe and heel, where a shoe wears out first. The padded collar holds the ankle without rubbing.",
        "The sole is stitched all the way round, not only glued. They fit true to size: take your usual one, or one up if you are between two. A second pair of laces is in the box.",
      ],
    },
    features: [
      {
        icon: "footprints",
        title: { fr: "Confort toute la journée", ar: "مريح طوال اليوم", en: "Comfortable all day" },
        text: {
          fr: "Semelle intérieure souple, amovible.",
          ar: "نعل داخلي لين قابل للنزع.",
          en: "Soft, removable insole.",
        },
      },
      {
        icon: "scissors",
        title: { fr: "Semelle cousue", ar: "نعل مخيط", en: "Stitched sole" },
        text: { fr: "Tout autour de la chaussure.", ar: "من كل جوانب الحذاء.", en: "All the way round the shoe." },
      },
      {
        icon: "wind",
        title: { fr: "Avant perforé", ar: "مقدمة مثقّبة", en: "Perforated toe" },
        text: {
          fr: "L’air circule, même en été.",
          ar: "يمر الهواء حتى في الصيف.",
          en: "Air moves through, even in summer.",
        },
      },
      {
        icon: "ruler",
        title: { fr: "Échange de pointure", ar: "استبدال المقاس", en: "Size exchange" },
        text: {
          fr: "Sous 7 jours, si elles n’ont pas été portées dehors.",
          ar: "خلال 7 أيام إذا لم يُلبس في الخارج.",
          en: "Within 7 days if not worn outdoors.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Dessus", ar: "الوجه", en: "Upper" },
        value: { fr: "Cuir et daim", ar: "جلد وشمواه", en: "Leather and suede" },
      },
      {
        key: { fr: "Doublure", ar: "البطانة", en: "Lining" },
        value: { fr: "Textile", ar: "قماش", en: "Textile" },
      },
      {
        key: { fr: "Semelle", ar: "النعل", en: "Sole" },
        value: { fr: "Caoutchouc, cousue", ar: "مطاط مخيط", en: "Rubber, stitched" },
      },
      {
        key: { fr: "Hauteur de semelle", ar: "ارتفاع النعل", en: "Sole height" },
        value: { fr: "3 cm", ar: "3 سم", en: "3 cm" },
      },
      {
        key: { fr: "Poids", ar: "الوزن", en: "Weight" },
        value: { fr: "390 g la chaussure, en 41", ar: "390 غ للفردة في المقاس 41", en: "390 g per shoe, size 41" },
      },
      {
        key: { fr: "Fourni avec", ar: "المرفقات", en: "Supplied with" },
        value: { fr: "Une paire de lacets", ar: "زوج أربطة إضافي", en: "A spare pair of laces" },
      },
    ],
    listPrice: 11200,
    discount: 0,
    quantity: 45,
    colors: [
      { key: "blanc", name: { fr: "Blanc", ar: "أبيض", en: "White" }, hex: "#f2efe9" },
      { key: "sable", name: { fr: "Sable", ar: "رملي", en: "Sand" }, hex: "#d6c6a8" },
    ],
    sizes: ["38", "39", "40", "41", "42", "43", "44", "45"],
    sizeKind: "shoe",
    stock: { blanc: [2, 3, 4, 5, 4, 3, 1, 0], sable: [1, 2, 4, 0, 6, 5, 3, 2] },
    tags: [
      { fr: "baskets", ar: "حذاء رياضي", en: "trainers" },
      { fr: "cuir", ar: "جلد", en: "leather" },
      { fr: "mixte", ar: "للجنسين", en: "unisex" },
    ],
    featured: true,
    sellCount: 367,
    offerDate: null,
    addedDaysAgo: 223,
    videoId: null,
    reviews: [
      {
        name: "Zakaria M.",
        town: "Alger",
        email: "zakaria.m@exemple.dz",
        rating: 5,
        daysAgo: 4,
        lang: "fr",
        review:
          "Je marche beaucoup pour le travail et je n’ai eu aucune ampoule. Ma pointure habituelle était la bonne.",
      },
      {
        name: "أمينة ق.",
        town: "عنابة",
        email: "amina.q@exemple.dz",
        rating: 4,
        daysAgo: 28,
        lang: "ar",
        review: "مريح وخفيف، والأبيض يُنظَّف بسهولة بقطعة قماش. أخذت مقاس 38 وجاء مضبوطًا.",
      },
      {
        name: "Ghiles H.",
        town: "Tizi Ouzou",
        email: "ghiles.h@exemple.dz",
        rating: 3,
        daysAgo: 66,
        lang: "fr",
        review: "Belle finition, mais un peu étroites pour mon pied. J’ai échangé mon 42 contre un 43 sans problème.",
      },
      {
        name: "Feriel N.",
        town: "Constantine",
        email: "feriel.n@exemple.dz",
        rating: 5,
        daysAgo: 119,
        lang: "fr",
        review: "Portées tous les jours depuis trois mois, la semelle n’a pas bougé. Le sable va avec tout.",
      },
      {
        name: "Abdou S.",
        town: "Ouargla",
        email: "abdou.s@exemple.dz",
        rating: 5,
        daysAgo: 178,
        lang: "en",
        review: "Good leather and they did not feel hot, even here. Delivery to Ouargla took five days.",
      },
    ],
  },
]
