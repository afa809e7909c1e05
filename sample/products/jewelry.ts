import type { SampleProduct } from "../types.ts"

export const jewelry: SampleProduct[] = [
  {
    id: 31,
    sku: "YAS-131",
    slug: "solitaire-yasmine",
    productType: "jewelry",
    parent: "bagues",
    children: "solitaires",
    brand: "Yasmine",
    title: { fr: "Solitaire Yasmine", ar: "خاتم سوليتير Yasmine", en: "Yasmine solitaire ring" },
    unit: { fr: "18 carats", ar: "عيار 18", en: "18-carat gold" },
    shortDescription: {
      fr: "Une bague de fiançailles en or 18 carats, avec une moissanite ronde de 6,5 mm tenue par six griffes. Anneau fin, livré dans un écrin avec son certificat.",
      ar: "خاتم خطوبة من الذهب عيار 18، تتوسطه مويسانيت مستديرة قطرها 6.5 مم تثبتها ستة مخالب. حلقة رفيعة، ويصلك في علبة مع شهادته.",
      en: "An engagement ring in 18-carat gold with a 6.5 mm round moissanite held by six claws. A slim band, delivered in a ring box with its certificate.",
    },
    description: {
      fr: [
        "La pierre est une moissanite taillée en brillant, une pierre de laboratoire qui renvoie beaucoup de lumière et se raye difficilement. Six griffes la portent haut au-dessus de l’anneau, pour que le jour passe dessous. Le poids d’or est d’environ 2,9 g en taille 54.",
        "L’or est poinçonné à l’intérieur de l’anneau, et le certificat décrit le métal et la pierre. La mise à taille est possible d’une taille, en plus ou en moins, à notre adresse d’Alger.",
      ],
      ar: [
        "الحجر مويسانيت بقطع البريليانت، وهو حجر مصنوع في المختبر شديد اللمعان ويصعب خدشه. ترفعه ستة مخالب فوق الحلقة ليمر الضوء من تحته. ويبلغ وزن الذهب نحو 2.9 غ في المقاس 54.",
        "الذهب مدموغ داخل الحلقة، والشهادة تبيّن نوع المعدن والحجر. ويمكن تكبير الخاتم أو تصغيره مقاسًا واحدًا في محلنا بالجزائر العاصمة.",
      ],
      en: [
        "The stone is a brilliant-cut moissanite, a laboratory-grown gem that returns a lot of light and is hard to scratch. Six claws hold it high above the band so daylight comes through underneath. The gold weighs about 2.9 g in size 54.",
        "The gold is hallmarked inside the band, and the certificate describes the metal and the stone. We can resize it by one size, up or down, at our Algiers address.",
      ],
    },
    features: [
      {
        icon: "badge-check",
        title: { fr: "Or 18 carats poinçonné", ar: "ذهب عيار 18 مدموغ", en: "Hallmarked 18-carat gold" },
        text: {
          fr: "Le poinçon se lit à l’intérieur de l’anneau.",
          ar: "الدمغة ظاهرة داخل الحلقة.",
          en: "The mark is inside the band.",
        },
      },
      {
        icon: "gem",
        title: { fr: "Moissanite de 6,5 mm", ar: "مويسانيت 6.5 مم", en: "6.5 mm moissanite" },
        text: {
          fr: "Pierre de laboratoire, taille brillant.",
          ar: "حجر من المختبر بقطع البريليانت.",
          en: "Laboratory-grown, brilliant cut.",
        },
      },
      {
        icon: "ruler",
        title: { fr: "Mise à taille", ar: "تعديل المقاس", en: "Resizing" },
        text: {
          fr: "Une taille en plus ou en moins, à Alger.",
          ar: "مقاس واحد زيادةً أو نقصانًا، في العاصمة.",
          en: "One size up or down, in Algiers.",
        },
      },
      {
        icon: "package-open",
        title: { fr: "Écrin et certificat", ar: "علبة وشهادة", en: "Box and certificate" },
        text: {
          fr: "Vous vérifiez le tout avant de payer.",
          ar: "تتأكد من كل شيء قبل الدفع.",
          en: "You check everything before paying.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Métal", ar: "المعدن", en: "Metal" },
        value: { fr: "Or 18 carats (750)", ar: "ذهب عيار 18 (750)", en: "18-carat gold (750)" },
      },
      {
        key: { fr: "Pierre", ar: "الحجر", en: "Stone" },
        value: { fr: "Moissanite ronde, 6,5 mm", ar: "مويسانيت مستديرة، 6.5 مم", en: "Round moissanite, 6.5 mm" },
      },
      {
        key: { fr: "Poids", ar: "الوزن", en: "Weight" },
        value: { fr: "Environ 2,9 g en taille 54", ar: "نحو 2.9 غ في المقاس 54", en: "About 2.9 g in size 54" },
      },
      {
        key: { fr: "Largeur de l’anneau", ar: "عرض الحلقة", en: "Band width" },
        value: { fr: "1,9 mm", ar: "1.9 مم", en: "1.9 mm" },
      },
      {
        key: { fr: "Or blanc", ar: "الذهب الأبيض", en: "White gold" },
        value: {
          fr: "Rhodié, à raviver avec les années",
          ar: "مطلي بالروديوم، يُجدَّد مع السنين",
          en: "Rhodium finish, to renew over the years",
        },
      },
      {
        key: { fr: "Dans la boîte", ar: "محتوى العلبة", en: "In the box" },
        value: {
          fr: "Écrin, certificat, chiffon doux",
          ar: "علبة خاتم، شهادة، قماش ناعم",
          en: "Ring box, certificate, soft cloth",
        },
      },
    ],
    listPrice: 148000,
    discount: 0,
    quantity: 5,
    colors: [
      { key: "or", name: { fr: "Or jaune", ar: "ذهب أصفر", en: "Yellow gold" }, hex: "#f0c878" },
      { key: "blanc", name: { fr: "Or blanc", ar: "ذهب أبيض", en: "White gold" }, hex: "#e6e4e0" },
    ],
    sizes: ["50", "52", "54", "56", "58"],
    sizeKind: "ring",
    stock: { or: [0, 1, 1, 0, 1], blanc: [0, 1, 1, 0, 0] },
    tags: [
      { fr: "bague", ar: "خاتم", en: "ring" },
      { fr: "fiançailles", ar: "خطوبة", en: "engagement" },
      { fr: "or 18 carats", ar: "ذهب عيار 18", en: "18-carat gold" },
    ],
    featured: true,
    sellCount: 19,
    offerDate: null,
    addedDaysAgo: 119,
    videoId: null,
    reviews: [
      {
        name: "Mehdi B.",
        town: "Alger",
        email: "mehdi.b@exemple.dz",
        rating: 5,
        daysAgo: 28,
        lang: "fr",
        review:
          "Elle a dit oui. La bague est plus fine en vrai qu’en photo et on m’a bien conseillé la taille au téléphone.",
      },
      {
        name: "عبد الرحمن س.",
        town: "سطيف",
        email: "abderrahmane.s@exemple.dz",
        rating: 5,
        daysAgo: 61,
        lang: "ar",
        review: "عرضته على صائغ في سطيف فأكّد لي العيار والوزن. ثقة، بارك الله فيكم.",
      },
      {
        name: "Samy H.",
        town: "Béjaïa",
        email: "samy.h@exemple.dz",
        rating: 4,
        daysAgo: 94,
        lang: "fr",
        review: "Très belle pierre et vrai certificat. Il a fallu la mettre à taille, une semaine d’attente.",
      },
    ],
  },
  {
    id: 32,
    sku: "YAS-132",
    slug: "alliance-yasmine",
    productType: "jewelry",
    parent: "bagues",
    children: "alliances",
    brand: "Yasmine",
    title: { fr: "Alliance tour complet Yasmine", ar: "خاتم زواج مرصّع Yasmine", en: "Yasmine eternity band" },
    unit: { fr: "18 carats", ar: "عيار 18", en: "18-carat gold" },
    shortDescription: {
      fr: "Une alliance en or 18 carats sertie sur tout le tour de petites moissanites. Fine et confortable, elle se porte seule ou contre un solitaire.",
      ar: "خاتم زواج من الذهب عيار 18، مرصّع على كامل محيطه بأحجار مويسانيت صغيرة. رفيع ومريح، يُلبس وحده أو بجانب خاتم الخطوبة.",
      en: "A wedding band in 18-carat gold, set all the way round with small moissanites. Slim and comfortable, worn alone or next to a solitaire.",
    },
    description: {
      fr: [
        "De 28 à 32 moissanites de 1,8 mm, selon la taille, font le tour complet du doigt. Les griffes sont polies pour ne pas accrocher la laine ni les gants. Le poids d’or est d’environ 2,3 g en taille 54.",
        "Comme les pierres font tout le tour, cette alliance ne peut pas être mise à taille. Mesurez bien votre doigt, ou appelez-nous : l’échange est gratuit sous 7 jours.",
      ],
      ar: [
        "من 28 إلى 32 حجر مويسانيت قطره 1.8 مم، حسب المقاس، تدور حول الإصبع كله. والمخالب مصقولة كي لا تعلق بالصوف أو القفازات. ويبلغ وزن الذهب نحو 2.3 غ في المقاس 54.",
        "بما أن الأحجار تغطي كامل المحيط، فلا يمكن تعديل مقاس هذا الخاتم. قيسي إصبعك جيدًا أو اتصلي بنا، فالاستبدال مجاني خلال 7 أيام.",
      ],
      en: [
        "Between 28 and 32 moissanites of 1.8 mm, depending on the size, run all the way round the finger. The claws are polished so they do not catch on wool or gloves. The gold weighs about 2.3 g in size 54.",
        "Because the stones go all the way round, this band cannot be resized. Measure your finger carefully, or call us: exchange is free within 7 days.",
      ],
    },
    features: [
      {
        icon: "badge-check",
        title: { fr: "Or 18 carats poinçonné", ar: "ذهب عيار 18 مدموغ", en: "Hallmarked 18-carat gold" },
        text: {
          fr: "Livrée avec son certificat.",
          ar: "يُسلَّم مع شهادته.",
          en: "Delivered with its certificate.",
        },
      },
      {
        icon: "gem",
        title: { fr: "Sertie sur tout le tour", ar: "مرصّع بالكامل", en: "Set all the way round" },
        text: {
          fr: "Elle brille quel que soit le sens.",
          ar: "يلمع كيفما دار حول الإصبع.",
          en: "It shines whichever way it turns.",
        },
      },
      {
        icon: "feather",
        title: { fr: "2,2 mm de large", ar: "عرضه 2.2 مم", en: "2.2 mm wide" },
        text: {
          fr: "Assez fine pour se porter chaque jour.",
          ar: "رفيع يصلح لكل يوم.",
          en: "Slim enough for every day.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Métal", ar: "المعدن", en: "Metal" },
        value: { fr: "Or 18 carats (750)", ar: "ذهب عيار 18 (750)", en: "18-carat gold (750)" },
      },
      {
        key: { fr: "Pierres", ar: "الأحجار", en: "Stones" },
        value: {
          fr: "28 à 32 moissanites de 1,8 mm",
          ar: "من 28 إلى 32 مويسانيت قطرها 1.8 مم",
          en: "28 to 32 moissanites, 1.8 mm",
        },
      },
      {
        key: { fr: "Poids", ar: "الوزن", en: "Weight" },
        value: { fr: "Environ 2,3 g en taille 54", ar: "نحو 2.3 غ في المقاس 54", en: "About 2.3 g in size 54" },
      },
      { key: { fr: "Largeur", ar: "العرض", en: "Width" }, value: { fr: "2,2 mm", ar: "2.2 مم", en: "2.2 mm" } },
      {
        key: { fr: "Mise à taille", ar: "تعديل المقاس", en: "Resizing" },
        value: { fr: "Non, échange possible", ar: "غير ممكن، الاستبدال متاح", en: "No, exchange possible" },
      },
    ],
    listPrice: 96000,
    discount: 0,
    quantity: 7,
    colors: [
      { key: "blanc", name: { fr: "Or blanc", ar: "ذهب أبيض", en: "White gold" }, hex: "#e6e4e0" },
      { key: "or", name: { fr: "Or jaune", ar: "ذهب أصفر", en: "Yellow gold" }, hex: "#f0c878" },
    ],
    sizes: ["50", "52", "54", "56", "58"],
    sizeKind: "ring",
    stock: { blanc: [1, 1, 2, 0, 0], or: [0, 1, 1, 1, 0] },
    tags: [
      { fr: "alliance", ar: "خاتم زواج", en: "wedding band" },
      { fr: "mariage", ar: "زواج", en: "wedding" },
      { fr: "or 18 carats", ar: "ذهب عيار 18", en: "18-carat gold" },
    ],
    featured: false,
    sellCount: 12,
    offerDate: null,
    addedDaysAgo: 29,
    videoId: null,
    reviews: [
      {
        name: "Chahinez A.",
        town: "Constantine",
        email: "chahinez.a@exemple.dz",
        rating: 5,
        daysAgo: 11,
        lang: "fr",
        review:
          "Je l’ai prise pour aller avec mon solitaire, les deux vont parfaitement ensemble. Elle n’accroche pas.",
      },
    ],
  },
  {
    id: 33,
    sku: "YAS-133",
    slug: "creoles-yasmine",
    productType: "jewelry",
    parent: "boucles-oreilles",
    children: "creoles",
    brand: "Yasmine",
    title: { fr: "Créoles Yasmine", ar: "أقراط حلقية Yasmine", en: "Yasmine hoop earrings" },
    unit: { fr: "la paire", ar: "زوج", en: "pair" },
    shortDescription: {
      fr: "Des créoles en argent 925, nature ou doré, assez légères pour qu’on les oublie. Le tube creux de 3 mm et le fermoir à clip tiennent bien toute la journée.",
      ar: "أقراط حلقية من الفضة 925، بلونها الطبيعي أو مطلية بالذهب، خفيفة حتى تنسي أنك تلبسينها. سمكها 3 مم ومشبكها يبقى محكمًا طوال اليوم.",
      en: "Hoops in 925 silver, plain or gold-plated, light enough to forget you have them on. A hollow 3 mm tube and a snap clasp that holds all day.",
    },
    description: {
      fr: [
        "Le diamètre de 25 mm reste visible sous un foulard et ne gêne pas au téléphone. Chaque créole pèse 2,1 g, car le tube est creux. La finition est polie, lisse et brillante.",
        "La version dorée est de l’argent 925 plaqué or 18 carats, 2 microns : retirez-la avant la douche et le parfum pour la garder belle. La version argent se ravive avec un chiffon doux.",
      ],
      ar: [
        "قطرها 25 مم، تظهر تحت الوشاح ولا تزعج أثناء المكالمة. تزن كل حلقة 2.1 غ لأنها مجوّفة من الداخل. سطحها مصقول، أملس ولامع.",
        "النسخة الذهبية من الفضة 925 المطلية بذهب عيار 18 بسمك 2 ميكرون، فانزعيها قبل الاستحمام ورشّ العطر لتحافظ على لونها. أما النسخة الفضية فتستعيد لمعانها بقماش ناعم.",
      ],
      en: [
        "At 25 mm across they show under a scarf and stay out of the way on the phone. Each hoop weighs 2.1 g because the tube is hollow. The finish is polished, smooth and bright.",
        "The gold version is 925 silver plated with 2 microns of 18-carat gold: take it off before showering or spraying perfume to keep it looking good. The silver version shines again with a soft cloth.",
      ],
    },
    features: [
      {
        icon: "feather",
        title: { fr: "2,1 g par oreille", ar: "2.1 غ لكل أذن", en: "2.1 g per ear" },
        text: {
          fr: "Le tube creux ne tire pas le lobe.",
          ar: "حلقة مجوّفة لا تثقل الأذن.",
          en: "The hollow tube does not pull.",
        },
      },
      {
        icon: "badge-check",
        title: { fr: "Argent 925", ar: "فضة 925", en: "925 silver" },
        text: {
          fr: "Nature, ou plaqué or 18 carats.",
          ar: "طبيعية أو مطلية بذهب عيار 18.",
          en: "Plain, or plated with 18-carat gold.",
        },
      },
      {
        icon: "lock",
        title: { fr: "Fermoir à clip", ar: "مشبك محكم", en: "Snap clasp" },
        text: {
          fr: "On entend le clic quand c’est fermé.",
          ar: "تسمعين نقرة عند الإغلاق.",
          en: "You hear the click when it is closed.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Métal", ar: "المعدن", en: "Metal" },
        value: {
          fr: "Argent 925, ou argent 925 plaqué or 2 microns",
          ar: "فضة 925، أو فضة 925 مطلية بالذهب 2 ميكرون",
          en: "925 silver, or 925 silver with 2-micron gold plating",
        },
      },
      { key: { fr: "Diamètre", ar: "القطر", en: "Diameter" }, value: { fr: "25 mm", ar: "25 مم", en: "25 mm" } },
      { key: { fr: "Épaisseur", ar: "السمك", en: "Thickness" }, value: { fr: "3 mm", ar: "3 مم", en: "3 mm" } },
      {
        key: { fr: "Poids", ar: "الوزن", en: "Weight" },
        value: { fr: "4,2 g la paire", ar: "4.2 غ للزوج", en: "4.2 g the pair" },
      },
      {
        key: { fr: "Pour oreilles", ar: "للأذن", en: "For ears" },
        value: { fr: "Percées", ar: "المثقوبة", en: "Pierced" },
      },
    ],
    listPrice: 7500,
    discount: 12,
    quantity: 24,
    colors: [
      { key: "or", name: { fr: "Doré", ar: "ذهبي", en: "Gold" }, hex: "#f0c878" },
      { key: "argent", name: { fr: "Argent", ar: "فضي", en: "Silver" }, hex: "#d8d8d8" },
    ],
    sizes: [],
    tags: [
      { fr: "créoles", ar: "أقراط حلقية", en: "hoops" },
      { fr: "boucles d’oreilles", ar: "أقراط", en: "earrings" },
      { fr: "argent 925", ar: "فضة 925", en: "925 silver" },
    ],
    featured: false,
    sellCount: 173,
    offerDate: { startDays: -4, endDays: 12 },
    addedDaysAgo: 54,
    videoId: null,
    reviews: [
      {
        name: "Sara N.",
        town: "Oran",
        email: "sara.n@exemple.dz",
        rating: 5,
        daysAgo: 7,
        lang: "fr",
        review:
          "Légères et brillantes, je les garde toute la journée. La taille est juste bien, ni trop grande ni trop petite.",
      },
      {
        name: "خديجة ب.",
        town: "غرداية",
        email: "khadidja.b@exemple.dz",
        rating: 4,
        daysAgo: 22,
        lang: "ar",
        review: "جميلة وخفيفة، لكن المشبك كان قاسيًا في الأيام الأولى. وصلت في خمسة أيام إلى غرداية.",
      },
      {
        name: "Louiza D.",
        town: "Boumerdès",
        email: "louiza.d@exemple.dz",
        rating: 3,
        daysAgo: 40,
        lang: "fr",
        review: "Jolies, mais je les imaginais plus épaisses d’après la photo. Pensez à regarder les dimensions.",
      },
    ],
  },
  {
    id: 34,
    sku: "TIP-134",
    slug: "puces-tipaza",
    productType: "jewelry",
    parent: "boucles-oreilles",
    children: "puces",
    brand: "Tipaza",
    title: { fr: "Puces d’oreilles en perles Tipaza", ar: "أقراط لؤلؤ صغيرة Tipaza", en: "Tipaza pearl stud earrings" },
    unit: { fr: "la paire", ar: "زوج", en: "pair" },
    shortDescription: {
      fr: "Deux perles d’eau douce de 7 mm montées sur argent 925 doré. Sobres, elles vont avec un foulard, un chignon ou une robe de fête.",
      ar: "لؤلؤتان من المياه العذبة قطرهما 7 مم، على قاعدة من الفضة 925 المطلية بالذهب. بسيطتان، وتليقان بالوشاح وبفستان السهرة على حد سواء.",
      en: "Two 7 mm freshwater pearls on gold-plated 925 silver posts. Simple enough to go with a scarf, a bun or a party dress.",
    },
    description: {
      fr: [
        "Ce sont de vraies perles de culture d’eau douce, assorties deux par deux pour la taille et l’éclat. Leur surface peut montrer de petites marques : c’est le signe d’une vraie perle. La tige et le poussoir sont en argent 925 doré.",
        "Mettez-les après le parfum et la laque, puis essuyez-les avec un chiffon doux. Elles arrivent dans une petite boîte, prêtes à offrir.",
      ],
      ar: [
        "لؤلؤ حقيقي مستزرع في المياه العذبة، تُختار كل حبتين متقاربتين في الحجم واللمعان. قد ترين على سطحه علامات صغيرة، وهي دليل على أنه لؤلؤ حقيقي. والعود والسدادة من الفضة 925 المطلية بالذهب.",
        "البسيها بعد رشّ العطر ومثبّت الشعر، ثم امسحيها بقماش ناعم. تصل في علبة صغيرة جاهزة للإهداء.",
      ],
      en: [
        "These are real cultured freshwater pearls, matched in pairs for size and lustre. Their surface may show tiny marks: that is the sign of a real pearl. The post and back are gold-plated 925 silver.",
        "Put them on after perfume and hairspray, then wipe them with a soft cloth. They come in a small box, ready to give.",
      ],
    },
    features: [
      {
        icon: "gem",
        title: { fr: "Perles d’eau douce", ar: "لؤلؤ المياه العذبة", en: "Freshwater pearls" },
        text: {
          fr: "Assorties deux par deux, 7 mm.",
          ar: "كل حبتين متشابهتان، 7 مم.",
          en: "Matched in pairs, 7 mm.",
        },
      },
      {
        icon: "badge-check",
        title: { fr: "Argent 925 doré", ar: "فضة 925 مطلية بالذهب", en: "Gold-plated 925 silver" },
        text: {
          fr: "Tige et poussoir, sans nickel ajouté.",
          ar: "للعود والسدادة، دون نيكل مضاف.",
          en: "Post and back, no added nickel.",
        },
      },
      {
        icon: "package-open",
        title: { fr: "Boîte cadeau", ar: "علبة هدية", en: "Gift box" },
        text: { fr: "Avec un chiffon doux.", ar: "مع قماش ناعم.", en: "With a soft cloth." },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Perles", ar: "اللؤلؤ", en: "Pearls" },
        value: {
          fr: "Culture d’eau douce, 7 mm",
          ar: "مستزرع في المياه العذبة، 7 مم",
          en: "Cultured freshwater, 7 mm",
        },
      },
      {
        key: { fr: "Métal", ar: "المعدن", en: "Metal" },
        value: { fr: "Argent 925 doré", ar: "فضة 925 مطلية بالذهب", en: "Gold-plated 925 silver" },
      },
      {
        key: { fr: "Poids", ar: "الوزن", en: "Weight" },
        value: { fr: "1,8 g la paire", ar: "1.8 غ للزوج", en: "1.8 g the pair" },
      },
      {
        key: { fr: "Fermoir", ar: "القفل", en: "Back" },
        value: { fr: "Poussoir", ar: "سدادة خلفية", en: "Push back" },
      },
      {
        key: { fr: "Entretien", ar: "العناية", en: "Care" },
        value: {
          fr: "Chiffon doux, ni eau ni parfum",
          ar: "قماش ناعم، بعيدًا عن الماء والعطر",
          en: "Soft cloth, no water or perfume",
        },
      },
    ],
    listPrice: 6800,
    discount: 0,
    quantity: 30,
    colors: [{ key: "perle", name: { fr: "Perle", ar: "لؤلؤي", en: "Pearl" }, hex: "#f6efe6" }],
    sizes: [],
    tags: [
      { fr: "perles", ar: "لؤلؤ", en: "pearls" },
      { fr: "boucles d’oreilles", ar: "أقراط", en: "earrings" },
      { fr: "cadeau", ar: "هدية", en: "gift" },
    ],
    featured: false,
    sellCount: 141,
    offerDate: null,
    addedDaysAgo: 147,
    videoId: null,
    reviews: [
      {
        name: "Farida M.",
        town: "Cherchell",
        email: "farida.m@exemple.dz",
        rating: 5,
        daysAgo: 38,
        lang: "fr",
        review: "De vraies perles, on voit qu’elles ne sont pas identiques au millimètre et j’aime ça. Joli écrin.",
      },
      {
        name: "Nour E.",
        town: "Alger",
        email: "nour.e@exemple.dz",
        rating: 4,
        daysAgo: 82,
        lang: "en",
        review: "Lovely soft shine and very light. The backs are small, so put them on over a table.",
      },
      {
        name: "زهرة ت.",
        town: "مستغانم",
        email: "zohra.t@exemple.dz",
        rating: 5,
        daysAgo: 133,
        lang: "ar",
        review: "أهديتها لابنتي في نجاحها وفرحت بها كثيرًا. الشكل أنيق والعلبة مرتبة.",
      },
    ],
  },
  {
    id: 35,
    sku: "YAS-135",
    slug: "pendentif-yasmine",
    productType: "jewelry",
    parent: "colliers-bracelets",
    children: "pendentifs",
    brand: "Yasmine",
    title: { fr: "Pendentif et chaîne Yasmine", ar: "قلادة Yasmine مع سلسلة", en: "Yasmine pendant and chain" },
    unit: { fr: "18 carats", ar: "عيار 18", en: "18-carat gold" },
    shortDescription: {
      fr: "Un petit pendentif et sa chaîne fine, tous deux en or 18 carats. Il se pose au creux du cou et se garde sous la chemise comme sur une robe.",
      ar: "قلادة صغيرة مع سلسلتها الرفيعة، كلتاهما من الذهب عيار 18. تستقر عند أسفل العنق، وتناسب القميص كما تناسب فستان المناسبات.",
      en: "A small pendant and its fine chain, both in 18-carat gold. It rests in the hollow of the neck and suits a shirt as well as a dress.",
    },
    description: {
      fr: [
        "La chaîne mesure 42 cm, avec un second anneau à 40 cm pour la porter plus près du cou. Le pendentif coulisse librement, vous pouvez donc le changer de chaîne. L’ensemble pèse environ 1,5 g d’or.",
        "Le poinçon figure sur l’anneau du fermoir et sur le pendentif. C’est un bijou fin : posez-le le soir et évitez de tirer dessus en l’enfilant.",
      ],
      ar: [
        "طول السلسلة 42 سم، مع حلقة ثانية عند 40 سم لتقصيرها. والقلادة تتحرك بحرية، فيمكن وضعها في سلسلة أخرى. ويبلغ وزن الذهب في المجموع نحو 1.5 غ.",
        "الدمغة على حلقة القفل وعلى القلادة. إنها قطعة رقيقة، فانزعيها قبل النوم ولا تشدّيها عند ارتداء ملابسك.",
      ],
      en: [
        "The chain measures 42 cm, with a second ring at 40 cm to wear it closer to the neck. The pendant slides freely, so you can move it to another chain. Together they hold about 1.5 g of gold.",
        "The hallmark is on the clasp ring and on the pendant. This is fine jewelry: take it off at night and do not pull on it while dressing.",
      ],
    },
    features: [
      {
        icon: "badge-check",
        title: { fr: "Or 18 carats poinçonné", ar: "ذهب عيار 18 مدموغ", en: "Hallmarked 18-carat gold" },
        text: {
          fr: "La chaîne comme le pendentif.",
          ar: "السلسلة والقلادة معًا.",
          en: "Chain and pendant alike.",
        },
      },
      {
        icon: "ruler",
        title: { fr: "Deux longueurs", ar: "طولان", en: "Two lengths" },
        text: { fr: "40 ou 42 cm, au choix.", ar: "40 أو 42 سم، حسب رغبتك.", en: "40 or 42 cm, as you like." },
      },
      {
        icon: "link",
        title: { fr: "Pendentif amovible", ar: "قلادة قابلة للفصل", en: "Removable pendant" },
        text: {
          fr: "Il passe sur vos autres chaînes fines.",
          ar: "تناسب سلاسلك الرفيعة الأخرى.",
          en: "It fits your other fine chains.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Métal", ar: "المعدن", en: "Metal" },
        value: { fr: "Or jaune 18 carats (750)", ar: "ذهب أصفر عيار 18 (750)", en: "18-carat yellow gold (750)" },
      },
      {
        key: { fr: "Poids", ar: "الوزن", en: "Weight" },
        value: { fr: "Environ 1,5 g", ar: "نحو 1.5 غ", en: "About 1.5 g" },
      },
      {
        key: { fr: "Chaîne", ar: "السلسلة", en: "Chain" },
        value: { fr: "Maille forçat, 40 ou 42 cm", ar: "حلقات متشابكة، 40 أو 42 سم", en: "Cable chain, 40 or 42 cm" },
      },
      {
        key: { fr: "Fermoir", ar: "القفل", en: "Clasp" },
        value: { fr: "Anneau ressort", ar: "حلقة بنابض", en: "Spring ring" },
      },
      {
        key: { fr: "Dans la boîte", ar: "محتوى العلبة", en: "In the box" },
        value: { fr: "Écrin et certificat", ar: "علبة وشهادة", en: "Jewellery box and certificate" },
      },
    ],
    listPrice: 45000,
    discount: 8,
    quantity: 9,
    colors: [{ key: "or", name: { fr: "Or jaune", ar: "ذهب أصفر", en: "Yellow gold" }, hex: "#f0c878" }],
    sizes: [],
    tags: [
      { fr: "pendentif", ar: "قلادة", en: "pendant" },
      { fr: "chaîne", ar: "سلسلة", en: "chain" },
      { fr: "or 18 carats", ar: "ذهب عيار 18", en: "18-carat gold" },
    ],
    featured: false,
    sellCount: 46,
    offerDate: null,
    addedDaysAgo: 14,
    videoId: null,
    reviews: [],
  },
  {
    id: 36,
    sku: "YAS-136",
    slug: "jonc-yasmine",
    productType: "jewelry",
    parent: "colliers-bracelets",
    children: "bracelets",
    brand: "Yasmine",
    title: { fr: "Jonc Yasmine", ar: "سوار صلب Yasmine", en: "Yasmine bangle" },
    unit: null,
    shortDescription: {
      fr: "Un jonc lisse en acier inoxydable, poli ou plaqué or. Il se porte seul ou par trois, et s’enfile sans fermoir.",
      ar: "سوار أملس من الفولاذ المقاوم للصدأ، مصقول أو مطلي بطبقة رقيقة من الذهب. يُلبس وحده أو مع سوارين آخرين، ويُدخل في اليد دون قفل.",
      en: "A smooth stainless steel bangle, polished or gold-plated. Wear one or stack three, and slip it on without a clasp.",
    },
    description: {
      fr: [
        "Le profil arrondi de 4 mm ne marque pas le poignet et glisse sous une manche. Le diamètre intérieur est de 58, 63 ou 68 mm ; le M convient à la plupart des mains. Mesurez un jonc que vous portez déjà pour être sûre.",
        "La version dorée est de l’acier plaqué or, pas de l’or massif : l’acier ne noircit pas, mais la dorure s’use avec le temps si elle frotte. Un savon doux et un chiffon suffisent à l’entretenir.",
      ],
      ar: [
        "سمكه 4 مم وحوافه مستديرة، فلا يترك أثرًا على المعصم وينزلق تحت الكم. قطره الداخلي 58 أو 63 أو 68 مم، ومقاس M يناسب أغلب الأيدي. وللتأكد، قيسي سوارًا تلبسينه.",
        "النسخة الذهبية فولاذ مطلي بالذهب وليست ذهبًا خالصًا. الفولاذ لا يسودّ، لكن الطلاء قد يخفّ مع كثرة الاحتكاك. يكفي صابون لطيف وقماش ناعم للعناية به.",
      ],
      en: [
        "The rounded 4 mm profile leaves no mark on the wrist and slides under a sleeve. The inner diameter is 58, 63 or 68 mm; M fits most hands. Measure a bangle you already wear to be sure.",
        "The gold version is gold-plated steel, not solid gold: the steel will not tarnish, but plating wears over time if it rubs. Mild soap and a cloth are enough to look after it.",
      ],
    },
    features: [
      {
        icon: "shield-check",
        title: { fr: "Acier inoxydable", ar: "فولاذ مقاوم للصدأ", en: "Stainless steel" },
        text: {
          fr: "Ne noircit pas, ne verdit pas la peau.",
          ar: "لا يسودّ ولا يترك أثرًا أخضر على الجلد.",
          en: "Does not tarnish or turn skin green.",
        },
      },
      {
        icon: "circle-dot",
        title: { fr: "Sans fermoir", ar: "دون قفل", en: "No clasp" },
        text: {
          fr: "Il s’enfile, et rien n’accroche.",
          ar: "يُدخل في اليد ولا يعلق بشيء.",
          en: "Slip it on, nothing catches.",
        },
      },
      {
        icon: "layers",
        title: { fr: "À superposer", ar: "يُلبس مع غيره", en: "Made to stack" },
        text: {
          fr: "Mêlez le doré et l’argenté.",
          ar: "اجمعي بين الذهبي والفضي.",
          en: "Mix gold and silver tones.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Métal", ar: "المعدن", en: "Metal" },
        value: {
          fr: "Acier inoxydable 316L, poli ou plaqué or",
          ar: "فولاذ مقاوم للصدأ 316L، مصقول أو مطلي بالذهب",
          en: "316L stainless steel, polished or gold-plated",
        },
      },
      {
        key: { fr: "Diamètre intérieur", ar: "القطر الداخلي", en: "Inner diameter" },
        value: { fr: "S 58 mm, M 63 mm, L 68 mm", ar: "S 58 مم، M 63 مم، L 68 مم", en: "S 58 mm, M 63 mm, L 68 mm" },
      },
      { key: { fr: "Épaisseur", ar: "السمك", en: "Thickness" }, value: { fr: "4 mm", ar: "4 مم", en: "4 mm" } },
      {
        key: { fr: "Poids", ar: "الوزن", en: "Weight" },
        value: { fr: "21 g en M", ar: "21 غ في مقاس M", en: "21 g in M" },
      },
    ],
    listPrice: 4200,
    discount: 0,
    quantity: 38,
    colors: [
      { key: "or", name: { fr: "Doré", ar: "ذهبي", en: "Gold" }, hex: "#f0c878" },
      { key: "argent", name: { fr: "Argenté", ar: "فضي", en: "Silver" }, hex: "#d8d8d8" },
    ],
    sizes: ["S", "M", "L"],
    stock: { or: [3, 9, 6], argent: [0, 12, 8] },
    tags: [
      { fr: "jonc", ar: "سوار", en: "bangle" },
      { fr: "bracelet", ar: "أساور", en: "bracelet" },
      { fr: "acier", ar: "فولاذ", en: "steel" },
    ],
    featured: false,
    sellCount: 205,
    offerDate: null,
    addedDaysAgo: 225,
    videoId: null,
    reviews: [
      {
        name: "Amel G.",
        town: "Sidi Bel Abbès",
        email: "amel.g@exemple.dz",
        rating: 4,
        daysAgo: 44,
        lang: "fr",
        review: "J’en porte trois ensemble, l’effet est très joli. La dorure n’a pas bougé en un mois.",
      },
      {
        name: "Wissam K.",
        town: "Guelma",
        email: "wissam.k@exemple.dz",
        rating: 3,
        daysAgo: 91,
        lang: "fr",
        review:
          "Beau jonc, mais le M était trop large pour mon petit poignet. Échangé contre un S, après dix jours d’attente.",
      },
      {
        name: "أسماء ح.",
        town: "عنابة",
        email: "asma.h@exemple.dz",
        rating: 5,
        daysAgo: 160,
        lang: "ar",
        review: "سوار بسيط وأنيق وسعره مناسب. ألبسه كل يوم ولم يتغير لونه.",
      },
    ],
  },
  {
    id: 37,
    sku: "YAS-137",
    slug: "tennis-yasmine",
    productType: "jewelry",
    parent: "colliers-bracelets",
    children: "bracelets",
    brand: "Yasmine",
    title: { fr: "Bracelet tennis Yasmine", ar: "سوار تنس Yasmine", en: "Yasmine tennis bracelet" },
    unit: null,
    shortDescription: {
      fr: "Une ligne souple d’oxydes de zirconium de 3 mm sertis sur argent 925 rhodié. Le double fermoir de sécurité le garde au poignet, même un soir de mariage.",
      ar: "صف مرن من أحجار الزركونيا قطرها 3 مم، مرصّعة على فضة 925 مطلية بالروديوم. قفل مزدوج يبقيه في معصمك حتى في ليلة عرس.",
      en: "A supple line of 3 mm cubic zirconia set in rhodium-finished 925 silver. The double safety clasp keeps it on your wrist, even on a wedding night.",
    },
    description: {
      fr: [
        "Les pierres rondes se suivent, chacune dans sa monture articulée à quatre griffes. Le bracelet suit le poignet sans pincer et se porte aussi bien avec une montre. Le rhodium donne à l’argent un ton blanc et retarde le ternissement.",
        "Les pierres sont des oxydes de zirconium, pas des diamants, et l’argent porte la marque 925. Rangez-le à plat dans sa boîte pour ne pas tordre les maillons.",
      ],
      ar: [
        "أحجار مستديرة متتابعة، كل واحد منها في قاعدة متحركة بأربعة مخالب. يلتف السوار حول المعصم دون أن يقرص، ويُلبس أيضًا إلى جانب الساعة. والروديوم يمنح الفضة لونًا أبيض ويؤخّر اسودادها.",
        "الأحجار زركونيا وليست ألماسًا، والفضة تحمل علامة 925. احفظيه ممدودًا في علبته كي لا تلتوي حلقاته.",
      ],
      en: [
        "Round stones follow one another, each in its own hinged four-claw setting. The bracelet follows the wrist without pinching and sits well beside a watch. Rhodium gives the silver a white tone and slows tarnishing.",
        "The stones are cubic zirconia, not diamonds, and the silver is marked 925. Store it flat in its box so the links do not twist.",
      ],
    },
    features: [
      {
        icon: "sparkles",
        title: { fr: "Pierres de 3 mm", ar: "أحجار قطرها 3 مم", en: "3 mm stones" },
        text: {
          fr: "Oxydes de zirconium, taille brillant.",
          ar: "زركونيا بقطع البريليانت.",
          en: "Brilliant-cut cubic zirconia.",
        },
      },
      {
        icon: "badge-check",
        title: { fr: "Argent 925 rhodié", ar: "فضة 925 بالروديوم", en: "Rhodium on 925 silver" },
        text: {
          fr: "Un ton blanc qui ternit lentement.",
          ar: "لون أبيض يدوم مدة أطول.",
          en: "A white tone that is slow to tarnish.",
        },
      },
      {
        icon: "lock",
        title: { fr: "Double fermoir", ar: "قفل مزدوج", en: "Double clasp" },
        text: {
          fr: "Cliquet et huit de sécurité.",
          ar: "مشبك وقفل أمان إضافي.",
          en: "Box clasp and safety latch.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Métal", ar: "المعدن", en: "Metal" },
        value: { fr: "Argent 925 rhodié", ar: "فضة 925 مطلية بالروديوم", en: "925 silver, rhodium finish" },
      },
      {
        key: { fr: "Pierres", ar: "الأحجار", en: "Stones" },
        value: {
          fr: "47, 50 ou 53 oxydes de zirconium de 3 mm",
          ar: "47 أو 50 أو 53 حجر زركونيا قطرها 3 مم",
          en: "47, 50 or 53 cubic zirconia, 3 mm",
        },
      },
      {
        key: { fr: "Longueur", ar: "الطول", en: "Length" },
        value: { fr: "S 16 cm, M 17 cm, L 18 cm", ar: "S 16 سم، M 17 سم، L 18 سم", en: "S 16 cm, M 17 cm, L 18 cm" },
      },
      {
        key: { fr: "Poids", ar: "الوزن", en: "Weight" },
        value: { fr: "11 g en M", ar: "11 غ في مقاس M", en: "11 g in M" },
      },
      {
        key: { fr: "Tour de poignet", ar: "محيط المعصم", en: "Wrist size" },
        value: { fr: "De 13,5 à 17 cm", ar: "من 13.5 إلى 17 سم", en: "13.5 to 17 cm" },
      },
    ],
    listPrice: 18900,
    discount: 0,
    quantity: 13,
    colors: [{ key: "blanc", name: { fr: "Blanc", ar: "أبيض", en: "White" }, hex: "#e6e4e0" }],
    sizes: ["S", "M", "L"],
    stock: { blanc: [0, 8, 5] },
    tags: [
      { fr: "bracelet", ar: "سوار", en: "bracelet" },
      { fr: "mariage", ar: "زواج", en: "wedding" },
      { fr: "argent 925", ar: "فضة 925", en: "925 silver" },
    ],
    featured: false,
    sellCount: 68,
    offerDate: null,
    addedDaysAgo: 62,
    videoId: null,
    reviews: [
      {
        name: "Ikram S.",
        town: "Chlef",
        email: "ikram.s@exemple.dz",
        rating: 5,
        daysAgo: 19,
        lang: "fr",
        review: "Porté au mariage de mon frère, il brille énormément. Le double fermoir rassure.",
      },
      {
        name: "مروة ع.",
        town: "البليدة",
        email: "maroua.a@exemple.dz",
        rating: 4,
        daysAgo: 46,
        lang: "ar",
        review: "جميل جدًا ومطابق للصور، وقد وضّحوا لي في الهاتف أن الأحجار زركونيا. اخترت M وكان الأفضل أن آخذ L.",
      },
    ],
  },
  {
    id: 38,
    sku: "TIP-138",
    slug: "collier-tipaza",
    productType: "jewelry",
    parent: "colliers-bracelets",
    children: "colliers",
    brand: "Tipaza",
    title: { fr: "Collier de perles Tipaza", ar: "عقد لؤلؤ Tipaza", en: "Tipaza pearl necklace" },
    unit: { fr: "45 cm", ar: "45 سم", en: "45 cm" },
    shortDescription: {
      fr: "Un rang de perles d’eau douce de 8 à 9 mm, enfilées une à une avec un nœud entre chaque. Le fermoir est en argent 925 doré. Un collier à porter, puis à transmettre.",
      ar: "صف من لؤلؤ المياه العذبة قطره من 8 إلى 9 مم، منظوم حبة حبة وبين كل حبتين عقدة. قفله من الفضة 925 المطلية بالذهب، عقد تلبسينه ثم تورّثينه.",
      en: "A strand of 8 to 9 mm freshwater pearls, threaded one by one with a knot between each. The clasp is gold-plated 925 silver. One to wear, then to hand down.",
    },
    description: {
      fr: [
        "Les perles de culture sont triées pour leur rondeur et leur éclat, puis enfilées sur un fil de soie. Un nœud sépare chaque perle : si le fil casse, vous n’en perdez qu’une. À 45 cm, le rang se pose juste sous la base du cou.",
        "Aucune perle n’est tout à fait pareille à sa voisine, c’est ce qui fait le charme des vraies perles. Mettez-le après le parfum et faites-le réenfiler tous les trois ou quatre ans si vous le portez souvent.",
      ],
      ar: [
        "لؤلؤ مستزرع مختار حسب استدارته ولمعانه، ومنظوم في خيط من الحرير. بين كل حبة وأخرى عقدة، فإذا انقطع الخيط لا تضيع إلا حبة واحدة. طوله 45 سم ويستقر أسفل العنق مباشرة.",
        "لا توجد حبة تشبه جارتها تمامًا، وهذا هو سحر اللؤلؤ الحقيقي. البسيه بعد رشّ العطر، وأعيدي نظمه كل ثلاث أو أربع سنوات إن كنت تلبسينه كثيرًا.",
      ],
      en: [
        "The cultured pearls are sorted for roundness and lustre, then strung on silk. A knot sits between each pearl: if the thread breaks, you lose only one. At 45 cm the strand rests just below the base of the neck.",
        "No pearl is quite like its neighbour, and that is the charm of real pearls. Put it on after perfume, and have it restrung every three or four years if you wear it often.",
      ],
    },
    features: [
      {
        icon: "gem",
        title: { fr: "Perles de 8 à 9 mm", ar: "لؤلؤ من 8 إلى 9 مم", en: "8 to 9 mm pearls" },
        text: {
          fr: "Culture d’eau douce, triées à la main.",
          ar: "مستزرع في المياه العذبة ومنتقى باليد.",
          en: "Cultured in fresh water, sorted by hand.",
        },
      },
      {
        icon: "link",
        title: { fr: "Noué perle à perle", ar: "عقدة بين كل حبتين", en: "Knotted pearl by pearl" },
        text: {
          fr: "Sur fil de soie, pour ne rien perdre.",
          ar: "على خيط من الحرير حتى لا تضيع الحبات.",
          en: "On silk thread, so nothing is lost.",
        },
      },
      {
        icon: "badge-check",
        title: { fr: "Fermoir argent 925 doré", ar: "قفل من الفضة 925", en: "925 silver clasp" },
        text: {
          fr: "Plaqué or, facile à fermer seule.",
          ar: "مطلي بالذهب وسهل الإغلاق.",
          en: "Gold-plated, easy to close on your own.",
        },
      },
      {
        icon: "package-open",
        title: { fr: "Écrin et certificat", ar: "علبة وشهادة", en: "Box and certificate" },
        text: {
          fr: "L’origine des perles y est indiquée.",
          ar: "تبيّن الشهادة مصدر اللؤلؤ.",
          en: "It states where the pearls come from.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Perles", ar: "اللؤلؤ", en: "Pearls" },
        value: {
          fr: "Culture d’eau douce, 8 à 9 mm",
          ar: "مستزرع في المياه العذبة، 8 إلى 9 مم",
          en: "Cultured freshwater, 8 to 9 mm",
        },
      },
      { key: { fr: "Longueur", ar: "الطول", en: "Length" }, value: { fr: "45 cm", ar: "45 سم", en: "45 cm" } },
      {
        key: { fr: "Fermoir", ar: "القفل", en: "Clasp" },
        value: { fr: "Argent 925 doré", ar: "فضة 925 مطلية بالذهب", en: "Gold-plated 925 silver" },
      },
      { key: { fr: "Poids", ar: "الوزن", en: "Weight" }, value: { fr: "48 g", ar: "48 غ", en: "48 g" } },
      {
        key: { fr: "Entretien", ar: "العناية", en: "Care" },
        value: {
          fr: "Chiffon doux, ni eau ni parfum",
          ar: "قماش ناعم، بعيدًا عن الماء والعطر",
          en: "Soft cloth, no water or perfume",
        },
      },
    ],
    listPrice: 32000,
    discount: 0,
    quantity: 8,
    colors: [{ key: "perle", name: { fr: "Perle", ar: "لؤلؤي", en: "Pearl" }, hex: "#f6efe6" }],
    sizes: [],
    tags: [
      { fr: "collier", ar: "عقد", en: "necklace" },
      { fr: "perles", ar: "لؤلؤ", en: "pearls" },
      { fr: "mariage", ar: "زواج", en: "wedding" },
      { fr: "cadeau", ar: "هدية", en: "gift" },
    ],
    featured: true,
    sellCount: 83,
    offerDate: null,
    addedDaysAgo: 287,
    videoId: null,
    reviews: [
      {
        name: "Houria B.",
        town: "Tipaza",
        email: "houria.b@exemple.dz",
        rating: 5,
        daysAgo: 36,
        lang: "fr",
        review:
          "Le rang est régulier et lourd comme il faut. On sent les nœuds entre les perles, c’est du travail sérieux.",
      },
      {
        name: "Djamila O.",
        town: "Alger",
        email: "djamila.o@exemple.dz",
        rating: 5,
        daysAgo: 79,
        lang: "fr",
        review: "Offert à ma fille pour ses fiançailles. Le livreur nous a laissé le temps d’ouvrir l’écrin.",
      },
      {
        name: "ليندة ر.",
        town: "بجاية",
        email: "lynda.r@exemple.dz",
        rating: 5,
        daysAgo: 118,
        lang: "ar",
        review: "عقد فاخر ولمعانه طبيعي، أجمل من الصورة. القفل سهل حتى دون مساعدة.",
      },
      {
        name: "Yasmine T.",
        town: "Oran",
        email: "yasmine.t@exemple.dz",
        rating: 4,
        daysAgo: 174,
        lang: "en",
        review: "Beautiful pearls with a soft glow. It sits a little higher than I expected, so check the length.",
      },
    ],
  },
]
