import type { SampleProduct } from "../types.ts"

export const electronics: SampleProduct[] = [
  {
    id: 1,
    sku: "AUR-101",
    slug: "casque-aura",
    productType: "electronics",
    parent: "audio",
    children: "casques",
    brand: "Aura",
    title: {
      fr: "Casque sans fil Aura",
      ar: "سماعات Aura اللاسلكية",
      en: "Aura wireless headphones",
    },
    unit: null,
    shortDescription: {
      fr: "Réduction de bruit active, 40 heures d’autonomie, coussinets en cuir souple et arceau en aluminium. De quoi travailler, voyager ou souffler sans entendre la rue.",
      ar: "عزل نشط للضوضاء، 40 ساعة من التشغيل، وسائد من الجلد الناعم وإطار من الألمنيوم. للعمل أو السفر أو لحظة هدوء بعيدًا عن ضجيج الشارع.",
      en: "Active noise cancelling, 40 hours of battery, soft leather cushions and an aluminium headband. For working, travelling or simply resting without the noise of the street.",
    },
    description: {
      fr: [
        "Aura isole du bruit de la rue comme de celui du bureau, sans serrer la tête. Le cuir des coussinets est souple dès le premier jour et l’arceau en aluminium se règle cran par cran. Vous choisissez le niveau de silence d’un doigt, sur l’écouteur droit.",
        "Une charge tient toute une semaine de trajets, et dix minutes de câble suffisent pour repartir cinq heures. Si la batterie est vide, branchez le câble audio fourni : la musique continue.",
      ],
      ar: [
        "تعزلك Aura عن ضجيج الشارع والمكتب دون أن تضغط على الرأس. جلد الوسائد ناعم من اليوم الأول، والإطار المصنوع من الألمنيوم يُضبط درجة بدرجة. تختار مستوى الهدوء بلمسة واحدة على السماعة اليمنى.",
        "تكفي الشحنة الواحدة أسبوعًا كاملًا من التنقل، وعشر دقائق من الشحن تعيد إليك خمس ساعات من الاستماع. وإذا نفدت البطارية، فصِل كابل الصوت المرفق وواصل الاستماع.",
      ],
      en: [
        "Aura keeps out the noise of the street and of the office without squeezing your head. The leather cushions are soft from the first day and the aluminium headband adjusts step by step. One finger on the right earcup sets how much silence you want.",
        "One charge lasts a week of commuting, and ten minutes on the cable give five more hours. If the battery runs out, plug in the audio cable from the box and the music goes on.",
      ],
    },
    features: [
      {
        icon: "audio-lines",
        title: { fr: "Réduction de bruit active", ar: "عزل نشط للضوضاء", en: "Active noise cancelling" },
        text: {
          fr: "Trois niveaux, réglables d’un doigt.",
          ar: "ثلاثة مستويات بلمسة واحدة.",
          en: "Three levels, set with one finger.",
        },
      },
      {
        icon: "battery-charging",
        title: { fr: "40 heures d’écoute", ar: "40 ساعة من الاستماع", en: "40 hours of listening" },
        text: {
          fr: "10 minutes de charge donnent 5 heures.",
          ar: "10 دقائق شحن تكفي 5 ساعات.",
          en: "A 10-minute charge gives 5 hours.",
        },
      },
      {
        icon: "mic",
        title: { fr: "Appels nets", ar: "مكالمات واضحة", en: "Clear calls" },
        text: {
          fr: "Quatre micros, même dans le vent.",
          ar: "أربعة ميكروفونات حتى في الهواء.",
          en: "Four microphones, even in the wind.",
        },
      },
      {
        icon: "shield-check",
        title: { fr: "Garanti un an", ar: "ضمان سنة", en: "One-year guarantee" },
        text: {
          fr: "Réparé ou remplacé à Alger.",
          ar: "إصلاح أو استبدال في الجزائر.",
          en: "Repaired or replaced in Algiers.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Autonomie", ar: "مدة التشغيل", en: "Battery life" },
        value: { fr: "40 h, charge USB-C", ar: "40 ساعة، شحن USB-C", en: "40 h, USB-C charging" },
      },
      {
        key: { fr: "Connexion", ar: "الاتصال", en: "Connection" },
        value: {
          fr: "Bluetooth 5.3, jack 3,5 mm",
          ar: "Bluetooth 5.3 ومقبس صوت 3.5 مم",
          en: "Bluetooth 5.3, 3.5 mm jack",
        },
      },
      {
        key: { fr: "Poids", ar: "الوزن", en: "Weight" },
        value: { fr: "262 g", ar: "262 غ", en: "262 g" },
      },
      {
        key: { fr: "Matières", ar: "المواد", en: "Materials" },
        value: { fr: "Cuir souple, aluminium", ar: "جلد ناعم وألمنيوم", en: "Soft leather, aluminium" },
      },
      {
        key: { fr: "Dans la boîte", ar: "محتوى العلبة", en: "In the box" },
        value: {
          fr: "Étui rigide, câble USB-C, câble audio",
          ar: "حافظة صلبة، كابل شحن، كابل صوت",
          en: "Hard case, USB-C cable, audio cable",
        },
      },
    ],
    listPrice: 28000,
    discount: 10,
    quantity: 34,
    colors: [
      { key: "noir", name: { fr: "Noir", ar: "أسود", en: "Black" }, hex: "#23252a" },
      { key: "sable", name: { fr: "Sable", ar: "رملي", en: "Sand" }, hex: "#d6c6a8" },
      { key: "nuit", name: { fr: "Bleu nuit", ar: "أزرق ليلي", en: "Midnight blue" }, hex: "#2b3a63" },
    ],
    sizes: [],
    tags: [
      { fr: "casque", ar: "سماعات", en: "headphones" },
      { fr: "sans fil", ar: "لاسلكي", en: "wireless" },
      { fr: "réduction de bruit", ar: "عزل الضوضاء", en: "noise cancelling" },
    ],
    featured: true,
    sellCount: 386,
    offerDate: null,
    addedDaysAgo: 191,
    videoId: null,
    reviews: [
      {
        name: "Yacine M.",
        town: "Sétif",
        email: "yacine.m@exemple.dz",
        rating: 5,
        daysAgo: 9,
        lang: "fr",
        review: "Reçu à Sétif en trois jours, emballage soigné. Le son est excellent et je n’entends plus le tram.",
      },
      {
        name: "نسرين ب.",
        town: "قسنطينة",
        email: "nesrine.b@exemple.dz",
        rating: 5,
        daysAgo: 24,
        lang: "ar",
        review: "أستعملها كل يوم في الحافلة، والعزل ممتاز فعلًا. مريحة حتى بعد ساعتين.",
      },
      {
        name: "Karim A.",
        town: "Oran",
        email: "karim.a@exemple.dz",
        rating: 4,
        daysAgo: 47,
        lang: "fr",
        review: "Très bon casque, la batterie tient bien la semaine. En plein été il tient un peu chaud aux oreilles.",
      },
      {
        name: "Lydia H.",
        town: "Tizi Ouzou",
        email: "lydia.h@exemple.dz",
        rating: 5,
        daysAgo: 88,
        lang: "en",
        review: "I work in an open office and these changed my days. My colleagues also hear me clearly on calls.",
        picture: "reviews/casque-aura",
      },
      {
        name: "Sofiane D.",
        town: "Blida",
        email: "sofiane.d@exemple.dz",
        rating: 4,
        daysAgo: 152,
        lang: "fr",
        review:
          "Le livreur m’a laissé ouvrir le colis avant de payer, c’est appréciable. Conforme à la photo, bon son.",
      },
    ],
  },
  {
    id: 2,
    sku: "AUR-102",
    slug: "ecouteurs-aura-mini",
    productType: "electronics",
    parent: "audio",
    children: "ecouteurs",
    brand: "Aura",
    title: {
      fr: "Écouteurs sans fil Aura Mini",
      ar: "سماعات الأذن Aura Mini اللاسلكية",
      en: "Aura Mini wireless earbuds",
    },
    unit: null,
    shortDescription: {
      fr: "Deux écouteurs légers, un boîtier qui tient dans la poche d’un jean et 24 heures d’écoute au total. Trois tailles d’embouts sont fournies pour trouver la bonne.",
      ar: "سماعتان خفيفتان وعلبة شحن تدخل جيب السروال، مع 24 ساعة من الاستماع في المجموع. ثلاثة مقاسات من الأطراف السيليكونية مرفقة لتختار ما يناسب أذنك.",
      en: "Two light earbuds, a case that fits in a jeans pocket and 24 hours of listening in all. Three sizes of ear tips come in the box, so you can find yours.",
    },
    description: {
      fr: [
        "Aura Mini se glisse dans l’oreille et s’y fait oublier : 4 grammes par écouteur, un embout souple, rien qui dépasse. Sortez-les du boîtier, ils se connectent seuls à votre téléphone.",
        "Un appui met en pause, deux appuis passent au titre suivant, un appui long répond à l’appel. Une pluie fine ou une séance de sport ne leur font pas peur.",
      ],
      ar: [
        "تستقر Aura Mini في الأذن حتى تنسى وجودها: 4 غرامات لكل سماعة، وطرف لين، ولا شيء يبرز منها. أخرجها من العلبة فتتصل بهاتفك وحدها.",
        "لمسة واحدة للإيقاف المؤقت، ولمستان للمقطع التالي، ولمسة مطوّلة للرد على المكالمة. تتحمّل رذاذ المطر وعرق التمارين.",
      ],
      en: [
        "Aura Mini slips into the ear and stays discreet: 4 grams each, a soft tip, nothing sticking out. Take them out of the case and they connect to your phone by themselves.",
        "One tap pauses, two taps skip to the next track, a long press answers the call. Light rain or a workout will not trouble them.",
      ],
    },
    features: [
      {
        icon: "feather",
        title: { fr: "4 g par écouteur", ar: "4 غرامات لكل سماعة", en: "4 g each" },
        text: {
          fr: "On les oublie pendant le trajet.",
          ar: "تنساها طوال الطريق.",
          en: "Easy to forget on the way to work.",
        },
      },
      {
        icon: "battery-charging",
        title: { fr: "24 heures avec le boîtier", ar: "24 ساعة مع علبة الشحن", en: "24 hours with the case" },
        text: {
          fr: "6 heures d’une traite, puis trois recharges.",
          ar: "6 ساعات متواصلة ثم ثلاث شحنات.",
          en: "6 hours in one go, then three refills.",
        },
      },
      {
        icon: "droplets",
        title: { fr: "Résistants aux éclaboussures", ar: "مقاومة للرذاذ", en: "Splash resistant" },
        text: {
          fr: "Indice IPX4 : pluie fine et transpiration.",
          ar: "معيار IPX4 للمطر الخفيف والعرق.",
          en: "IPX4 rated: light rain and sweat.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Autonomie", ar: "مدة التشغيل", en: "Battery life" },
        value: { fr: "6 h, 24 h avec le boîtier", ar: "6 ساعات، و24 ساعة مع العلبة", en: "6 h, 24 h with the case" },
      },
      {
        key: { fr: "Connexion", ar: "الاتصال", en: "Connection" },
        value: { fr: "Bluetooth 5.3", ar: "Bluetooth 5.3", en: "Bluetooth 5.3" },
      },
      {
        key: { fr: "Charge", ar: "الشحن", en: "Charging" },
        value: {
          fr: "USB-C, 1 h 15 pour le boîtier",
          ar: "عبر USB-C، ساعة وربع للعلبة",
          en: "USB-C, 1 h 15 min for the case",
        },
      },
      {
        key: { fr: "Poids", ar: "الوزن", en: "Weight" },
        value: { fr: "4 g par écouteur, boîtier 38 g", ar: "4 غ لكل سماعة، والعلبة 38 غ", en: "4 g each, case 38 g" },
      },
      {
        key: { fr: "Dans la boîte", ar: "محتوى العلبة", en: "In the box" },
        value: {
          fr: "Boîtier, 3 tailles d’embouts, câble USB-C",
          ar: "علبة الشحن، 3 مقاسات من الأطراف، كابل شحن",
          en: "Case, 3 sizes of ear tips, USB-C cable",
        },
      },
    ],
    listPrice: 12500,
    discount: 8,
    quantity: 52,
    colors: [
      { key: "blanc", name: { fr: "Blanc", ar: "أبيض", en: "White" }, hex: "#f2efe9" },
      { key: "noir", name: { fr: "Noir", ar: "أسود", en: "Black" }, hex: "#23252a" },
    ],
    sizes: [],
    tags: [
      { fr: "écouteurs", ar: "سماعات أذن", en: "earbuds" },
      { fr: "sans fil", ar: "لاسلكي", en: "wireless" },
      { fr: "sport", ar: "رياضة", en: "sport" },
    ],
    featured: false,
    sellCount: 341,
    offerDate: null,
    addedDaysAgo: 154,
    videoId: null,
    reviews: [
      {
        name: "Amel K.",
        town: "Annaba",
        email: "amel.k@exemple.dz",
        rating: 5,
        daysAgo: 13,
        lang: "fr",
        review:
          "Petits, discrets, et ils ne tombent pas quand je cours sur la corniche. Livrés au bureau en quatre jours.",
      },
      {
        name: "وليد س.",
        town: "باتنة",
        email: "walid.s@exemple.dz",
        rating: 4,
        daysAgo: 58,
        lang: "ar",
        review: "صوت نظيف وشحن سريع. كنت أتمنى أن يكون الجهير أقوى قليلًا، لكنها جيدة بهذا السعر.",
      },
      {
        name: "Rayan T.",
        town: "Bab Ezzouar",
        email: "rayan.t@exemple.dz",
        rating: 3,
        daysAgo: 121,
        lang: "fr",
        review: "Bon son, mais dans la rue on m’entend moyen au téléphone quand il y a du vent.",
      },
      {
        name: "أنيس خ.",
        town: "تيارت",
        email: "anis.kh@exemple.dz",
        rating: 4,
        daysAgo: 72,
        lang: "ar",
        review: "الصوت صافٍ والعلبة صغيرة تدخل الجيب. كنت أتمنى أن تكون تعليمات اللمس أوضح.",
      },
    ],
  },
  {
    id: 3,
    sku: "AUR-103",
    slug: "enceinte-aura-go",
    productType: "electronics",
    parent: "audio",
    children: "enceintes",
    brand: "Aura",
    title: {
      fr: "Enceinte portable Aura Go",
      ar: "مكبّر الصوت المحمول Aura Go",
      en: "Aura Go portable speaker",
    },
    unit: null,
    shortDescription: {
      fr: "Une enceinte Bluetooth de 560 grammes, pour le balcon, la plage ou la cuisine. Elle joue 14 heures, ne craint ni l’eau ni le sable, et s’accroche par sa sangle.",
      ar: "مكبّر صوت Bluetooth يزن 560 غرامًا، للشرفة أو الشاطئ أو المطبخ. يعمل 14 ساعة، لا يخشى الماء ولا الرمل، ويُعلّق بحزامه أينما شئت.",
      en: "A 560-gram Bluetooth speaker for the balcony, the beach or the kitchen. It plays for 14 hours, shrugs off water and sand, and hangs from its strap.",
    },
    description: {
      fr: [
        "Aura Go tient dans une main et remplit une pièce. Ses basses restent nettes même quand on monte le son, et ses gros boutons se trouvent sans regarder.",
        "L’eau de mer se rince sous le robinet, le sable s’essuie. Avec deux enceintes Aura Go, un appui sur le bouton de liaison suffit pour écouter en stéréo.",
      ],
      ar: [
        "يُمسك Aura Go بيد واحدة ويملأ الغرفة صوتًا. يبقى الجهير واضحًا حتى مع رفع الصوت، وأزراره كبيرة تجدها دون أن تنظر.",
        "ماء البحر يُشطف تحت الحنفية والرمل يُمسح بسهولة. وإن كان لديك مكبّران Aura Go، فضغطة واحدة على زر الربط تكفي للاستماع بصوت مجسّم.",
      ],
      en: [
        "Aura Go fits in one hand and fills a room. The bass stays clean when you turn it up, and the large buttons are easy to find without looking.",
        "Rinse off sea water under the tap and wipe away the sand. With two Aura Go speakers, one press of the link button gives you stereo.",
      ],
    },
    features: [
      {
        icon: "droplets",
        title: { fr: "Étanche à l’eau et au sable", ar: "مقاوم للماء والرمل", en: "Water and sand proof" },
        text: {
          fr: "Indice IP67, se rince sous le robinet.",
          ar: "معيار IP67، ويُشطف تحت الحنفية.",
          en: "IP67 rated, rinses under the tap.",
        },
      },
      {
        icon: "battery-charging",
        title: { fr: "14 heures de musique", ar: "14 ساعة من الموسيقى", en: "14 hours of music" },
        text: {
          fr: "Une journée de plage, retour compris.",
          ar: "يوم كامل على الشاطئ مع طريق العودة.",
          en: "A day at the beach, and the drive back.",
        },
      },
      {
        icon: "link",
        title: { fr: "Stéréo à deux", ar: "صوت مجسّم بمكبّرين", en: "Stereo with two" },
        text: {
          fr: "Reliez deux enceintes d’un seul bouton.",
          ar: "اربط مكبّرين بزر واحد.",
          en: "Link two speakers with one button.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Puissance", ar: "القدرة", en: "Power" },
        value: { fr: "12 W", ar: "12 واط", en: "12 W" },
      },
      {
        key: { fr: "Autonomie", ar: "مدة التشغيل", en: "Battery life" },
        value: { fr: "14 h à mi-volume", ar: "14 ساعة عند منتصف الصوت", en: "14 h at half volume" },
      },
      {
        key: { fr: "Connexion", ar: "الاتصال", en: "Connection" },
        value: { fr: "Bluetooth 5.3, portée 15 m", ar: "Bluetooth 5.3 بمدى 15 مترًا", en: "Bluetooth 5.3, 15 m range" },
      },
      {
        key: { fr: "Poids", ar: "الوزن", en: "Weight" },
        value: { fr: "560 g", ar: "560 غ", en: "560 g" },
      },
      {
        key: { fr: "Dans la boîte", ar: "محتوى العلبة", en: "In the box" },
        value: { fr: "Enceinte, sangle, câble USB-C", ar: "المكبّر، حزام، كابل شحن", en: "Speaker, strap, USB-C cable" },
      },
    ],
    listPrice: 9800,
    discount: 0,
    quantity: 27,
    colors: [
      { key: "terracotta", name: { fr: "Terracotta", ar: "قرميدي", en: "Terracotta" }, hex: "#c2512f" },
      { key: "nuit", name: { fr: "Bleu nuit", ar: "أزرق ليلي", en: "Midnight blue" }, hex: "#2b3a63" },
    ],
    sizes: [],
    tags: [
      { fr: "enceinte", ar: "مكبّر صوت", en: "speaker" },
      { fr: "plage", ar: "شاطئ", en: "beach" },
      { fr: "étanche", ar: "مقاوم للماء", en: "waterproof" },
    ],
    featured: false,
    sellCount: 214,
    offerDate: null,
    addedDaysAgo: 117,
    videoId: null,
    reviews: [
      {
        name: "Mehdi Z.",
        town: "Jijel",
        email: "mehdi.z@exemple.dz",
        rating: 5,
        daysAgo: 17,
        lang: "fr",
        review: "Tombée dans l’eau à Ziama, rincée, elle marche toujours. Le son surprend pour la taille.",
      },
      {
        name: "إيمان ر.",
        town: "مستغانم",
        email: "imane.r@exemple.dz",
        rating: 5,
        daysAgo: 39,
        lang: "ar",
        review: "اللون أجمل من الصورة، والصوت يكفي لصالون كبير. وصلتني في يومين إلى باب البيت.",
      },
      {
        name: "Farid O.",
        town: "Béjaïa",
        email: "farid.o@exemple.dz",
        rating: 4,
        daysAgo: 73,
        lang: "fr",
        review: "Solide et simple. J’ai plutôt 11 ou 12 heures en écoutant fort, ce qui reste très correct.",
      },
      {
        name: "Selma B.",
        town: "Alger",
        email: "selma.b@exemple.dz",
        rating: 4,
        daysAgo: 105,
        lang: "en",
        review:
          "Nice warm sound for the kitchen, and my kids cannot break it. I wish it had a wall charger in the box.",
      },
    ],
  },
  {
    id: 4,
    sku: "NOV-104",
    slug: "nova-12",
    productType: "electronics",
    parent: "telephones",
    children: "smartphones",
    brand: "Nova",
    title: {
      fr: "Smartphone Nova 12",
      ar: "هاتف Nova 12",
      en: "Nova 12 smartphone",
    },
    unit: null,
    shortDescription: {
      fr: "Écran OLED de 6,5 pouces fluide et lisible en plein soleil, appareil photo de 50 mégapixels et batterie pour deux journées calmes. Double SIM, 5G, débloqué.",
      ar: "شاشة OLED بقياس 6.5 بوصة سلسة وواضحة تحت الشمس، كاميرا بدقة 50 ميغابكسل، وبطارية تكفي يومين من الاستعمال العادي. شريحتان، 5G، ومفتوح على كل الشبكات.",
      en: "A smooth 6.5-inch OLED screen you can read in full sun, a 50-megapixel camera and a battery for two quiet days. Dual SIM, 5G, unlocked for every network.",
    },
    description: {
      fr: [
        "Le Nova 12 a un dos en verre mat qui ne garde pas les traces et un cadre en aluminium aux bords doux. L’écran défile sans à-coups et s’éclaircit de lui-même dès que vous sortez au soleil.",
        "Le soir, les photos restent nettes, avec des visages bien exposés. Avec 256 ou 512 Go, vous gardez des années de photos et de vidéos ; la charge rapide rend la moitié de la batterie en 25 minutes.",
      ],
      ar: [
        "ظهر Nova 12 من الزجاج غير اللامع الذي لا تعلق به البصمات، وإطاره من الألمنيوم بحواف ناعمة. الشاشة سلسة في التصفح، ويرتفع سطوعها تلقائيًا ما إن تخرج إلى الشمس.",
        "تبقى الصور واضحة في المساء، مع عناية خاصة بالوجوه. سعة 256 أو 512 جيغا تحفظ سنوات من الصور والفيديوهات، والشحن السريع يعيد نصف البطارية في 25 دقيقة.",
      ],
      en: [
        "The Nova 12 has a matt glass back that keeps no fingerprints and an aluminium frame with soft edges. Scrolling is smooth, and the screen brightens by itself as soon as you step into the sun.",
        "Evening photos stay sharp, with faces well exposed. With 256 or 512 GB you can keep years of pictures and videos, and fast charging gives back half the battery in 25 minutes.",
      ],
    },
    features: [
      {
        icon: "smartphone",
        title: { fr: "Écran OLED 120 Hz", ar: "شاشة OLED بتردد 120 هرتز", en: "120 Hz OLED screen" },
        text: {
          fr: "6,5 pouces, lisible en plein soleil.",
          ar: "6.5 بوصة، واضحة تحت الشمس.",
          en: "6.5 inches, readable in full sun.",
        },
      },
      {
        icon: "camera",
        title: { fr: "Photo 50 mégapixels", ar: "كاميرا 50 ميغابكسل", en: "50-megapixel camera" },
        text: {
          fr: "Stabilisée, avec un grand-angle.",
          ar: "بمثبّت للصورة وعدسة واسعة.",
          en: "Stabilised, with a wide-angle lens.",
        },
      },
      {
        icon: "zap",
        title: { fr: "Charge rapide 45 W", ar: "شحن سريع 45 واط", en: "45 W fast charging" },
        text: {
          fr: "La moitié de la batterie en 25 minutes.",
          ar: "نصف البطارية في 25 دقيقة.",
          en: "Half the battery in 25 minutes.",
        },
      },
      {
        icon: "shield-check",
        title: { fr: "Garanti un an", ar: "ضمان سنة", en: "One-year guarantee" },
        text: {
          fr: "Réparé ou remplacé à Alger.",
          ar: "إصلاح أو استبدال في الجزائر.",
          en: "Repaired or replaced in Algiers.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Écran", ar: "الشاشة", en: "Screen" },
        value: { fr: "OLED 6,5 pouces, 120 Hz", ar: "OLED بقياس 6.5 بوصة و120 هرتز", en: "6.5-inch OLED, 120 Hz" },
      },
      {
        key: { fr: "Mémoire", ar: "الذاكرة", en: "Memory" },
        value: {
          fr: "8 Go, stockage 256 ou 512 Go",
          ar: "8 جيغا، والتخزين 256 أو 512 جيغا",
          en: "8 GB, 256 or 512 GB storage",
        },
      },
      {
        key: { fr: "Batterie", ar: "البطارية", en: "Battery" },
        value: {
          fr: "5 000 mAh, charge USB-C 45 W",
          ar: "5000 ملي أمبير، شحن USB-C بقدرة 45 واط",
          en: "5,000 mAh, 45 W USB-C charging",
        },
      },
      {
        key: { fr: "Réseaux", ar: "الشبكات", en: "Networks" },
        value: {
          fr: "5G, double nano-SIM, Wi-Fi 6, NFC",
          ar: "5G، شريحتا nano-SIM، مع Wi-Fi 6 و NFC",
          en: "5G, dual nano-SIM, Wi-Fi 6, NFC",
        },
      },
      {
        key: { fr: "Poids", ar: "الوزن", en: "Weight" },
        value: { fr: "184 g", ar: "184 غ", en: "184 g" },
      },
      {
        key: { fr: "Dans la boîte", ar: "محتوى العلبة", en: "In the box" },
        value: {
          fr: "Téléphone, chargeur 45 W, câble USB-C, coque souple",
          ar: "الهاتف، شاحن 45 واط، كابل شحن، غطاء مرن",
          en: "Phone, 45 W charger, USB-C cable, soft case",
        },
      },
    ],
    listPrice: 89900,
    discount: 0,
    quantity: 16,
    colors: [
      { key: "graphite", name: { fr: "Graphite", ar: "رمادي داكن", en: "Graphite" }, hex: "#3a3d42" },
      { key: "sauge", name: { fr: "Sauge", ar: "أخضر مريمية", en: "Sage" }, hex: "#a9b9a4" },
      { key: "rose", name: { fr: "Rose poudré", ar: "وردي فاتح", en: "Powder pink" }, hex: "#e6bdb6" },
    ],
    sizes: [
      { fr: "256 Go", ar: "256 غ.ب", en: "256 GB" },
      { fr: "512 Go", ar: "512 غ.ب", en: "512 GB" },
    ],
    sizeKind: "capacity",
    stock: { graphite: [4, 0], sauge: [5, 2], rose: [4, 1] },
    sizeSurcharge: [0, 13000],
    tags: [
      { fr: "smartphone", ar: "هاتف ذكي", en: "smartphone" },
      { fr: "5g", ar: "5g", en: "5g" },
      { fr: "double sim", ar: "شريحتان", en: "dual sim" },
      { fr: "photo", ar: "تصوير", en: "photo" },
    ],
    featured: true,
    sellCount: 128,
    offerDate: null,
    addedDaysAgo: 42,
    videoId: null,
    reviews: [
      {
        name: "Nabil C.",
        town: "Constantine",
        email: "nabil.c@exemple.dz",
        rating: 5,
        daysAgo: 5,
        lang: "fr",
        review:
          "Ils m’ont appelé avant l’envoi pour confirmer la couleur. Téléphone neuf, scellé, l’écran est superbe.",
      },
      {
        name: "هاجر ل.",
        town: "سطيف",
        email: "hadjer.l@exemple.dz",
        rating: 5,
        daysAgo: 12,
        lang: "ar",
        review: "صور الليل واضحة جدًا، والبطارية تكمل اليوم براحة. اللون هادئ وجميل.",
      },
      {
        name: "Adel F.",
        town: "Tlemcen",
        email: "adel.f@exemple.dz",
        rating: 4,
        daysAgo: 21,
        lang: "fr",
        review: "Rapide et agréable en main. Dommage qu’il n’y ait pas de prise casque, j’ai dû changer d’écouteurs.",
      },
      {
        name: "Ryma G.",
        town: "Boumerdès",
        email: "ryma.g@exemple.dz",
        rating: 4,
        daysAgo: 33,
        lang: "en",
        review:
          "Great screen and it charges really fast. Delivery took five days instead of three, but they kept me informed.",
      },
    ],
  },
  {
    id: 5,
    sku: "NOV-105",
    slug: "nova-10",
    productType: "electronics",
    parent: "telephones",
    children: "smartphones",
    brand: "Nova",
    title: {
      fr: "Smartphone Nova 10",
      ar: "هاتف Nova 10",
      en: "Nova 10 smartphone",
    },
    unit: { fr: "64 Go", ar: "64 جيغا", en: "64 GB" },
    shortDescription: {
      fr: "L’essentiel d’un bon téléphone : un écran de 6,4 pouces, une batterie qui tient la journée et demie, deux SIM et une vraie prise casque. Débloqué, prêt à servir.",
      ar: "كل ما تحتاجه من هاتف جيد: شاشة 6.4 بوصة، بطارية تكفي يومًا ونصفًا، شريحتان ومقبس للسماعات. مفتوح على كل الشبكات وجاهز للاستعمال.",
      en: "The essentials of a good phone: a 6.4-inch screen, a battery good for a day and a half, two SIMs and a real headphone jack. Unlocked and ready to use.",
    },
    description: {
      fr: [
        "Le Nova 10 téléphone, navigue, prend de bonnes photos en plein jour et ne demande pas de réglages compliqués. C’est un premier smartphone sérieux, ou un second téléphone pour le travail.",
        "Les 64 Go se complètent avec une carte mémoire jusqu’à 512 Go, sans sacrifier la seconde SIM. Le dos légèrement grainé reste propre et bien en main.",
      ],
      ar: [
        "يتيح لك Nova 10 الاتصال والتصفح والتقاط صور جيدة في النهار، دون إعدادات معقدة. هو هاتف أول جدير بالثقة، أو هاتف ثانٍ للعمل.",
        "يمكن توسيع سعة 64 جيغا ببطاقة ذاكرة حتى 512 جيغا دون التخلي عن الشريحة الثانية. وظهره المحبّب قليلًا يبقى نظيفًا وثابتًا في اليد.",
      ],
      en: [
        "The Nova 10 makes calls, browses, takes good daylight photos and needs no complicated settings. It is a serious first smartphone, or a second phone for work.",
        "Its 64 GB can be extended with a memory card of up to 512 GB without giving up the second SIM. The lightly textured back stays clean and sits well in the hand.",
      ],
    },
    features: [
      {
        icon: "battery-charging",
        title: { fr: "Une journée et demie", ar: "يوم ونصف", en: "A day and a half" },
        text: { fr: "Batterie de 5 000 mAh.", ar: "بطارية بسعة 5000 ملي أمبير.", en: "With a 5,000 mAh battery." },
      },
      {
        icon: "hard-drive",
        title: { fr: "Deux SIM et une carte", ar: "شريحتان وبطاقة ذاكرة", en: "Two SIMs and a card" },
        text: { fr: "Les trois emplacements à la fois.", ar: "المنافذ الثلاثة معًا.", en: "All three slots at once." },
      },
      {
        icon: "audio-lines",
        title: { fr: "Prise casque", ar: "مقبس للسماعات", en: "Headphone jack" },
        text: {
          fr: "Gardez vos écouteurs à fil.",
          ar: "احتفظ بسماعاتك السلكية.",
          en: "Keep using your wired earphones.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Écran", ar: "الشاشة", en: "Screen" },
        value: { fr: "LCD 6,4 pouces, 90 Hz", ar: "LCD بقياس 6.4 بوصة و90 هرتز", en: "6.4-inch LCD, 90 Hz" },
      },
      {
        key: { fr: "Mémoire", ar: "الذاكرة", en: "Memory" },
        value: { fr: "4 Go, stockage 64 Go", ar: "4 جيغا، والتخزين 64 جيغا", en: "4 GB, 64 GB storage" },
      },
      {
        key: { fr: "Réseaux", ar: "الشبكات", en: "Networks" },
        value: {
          fr: "4G, double nano-SIM, Wi-Fi",
          ar: "4G، شريحتا nano-SIM، مع Wi-Fi",
          en: "4G, dual nano-SIM, Wi-Fi",
        },
      },
      {
        key: { fr: "Appareil photo", ar: "الكاميرا", en: "Camera" },
        value: {
          fr: "13 mégapixels, selfie 8 mégapixels",
          ar: "13 ميغابكسل، والأمامية 8 ميغابكسل",
          en: "13 megapixels, 8-megapixel selfie",
        },
      },
      {
        key: { fr: "Dans la boîte", ar: "محتوى العلبة", en: "In the box" },
        value: {
          fr: "Téléphone, chargeur 15 W, câble USB-C",
          ar: "الهاتف، شاحن 15 واط، كابل شحن",
          en: "Phone, 15 W charger, USB-C cable",
        },
      },
    ],
    listPrice: 34900,
    discount: 0,
    quantity: 0,
    colors: [
      { key: "bleu", name: { fr: "Bleu gris", ar: "أزرق رمادي", en: "Grey blue" }, hex: "#5d7793" },
      { key: "noir", name: { fr: "Noir", ar: "أسود", en: "Black" }, hex: "#23252a" },
    ],
    sizes: [],
    tags: [
      { fr: "smartphone", ar: "هاتف ذكي", en: "smartphone" },
      { fr: "petit prix", ar: "سعر مناسب", en: "budget" },
      { fr: "double sim", ar: "شريحتان", en: "dual sim" },
    ],
    featured: false,
    sellCount: 412,
    offerDate: null,
    addedDaysAgo: 233,
    videoId: null,
    reviews: [
      {
        name: "Djamila S.",
        town: "Médéa",
        email: "djamila.s@exemple.dz",
        rating: 5,
        daysAgo: 36,
        lang: "fr",
        review: "Acheté pour ma mère, elle s’en sort très bien. La batterie tient presque deux jours chez elle.",
      },
      {
        name: "عبد القادر م.",
        town: "تيارت",
        email: "abdelkader.m@exemple.dz",
        rating: 4,
        daysAgo: 97,
        lang: "ar",
        review: "هاتف عملي للشغل، الشبكة جيدة والشريحتان تعملان معًا. الدفع عند الاستلام مريح.",
      },
      {
        name: "Islam B.",
        town: "Chlef",
        email: "islam.b@exemple.dz",
        rating: 2,
        daysAgo: 164,
        lang: "fr",
        review: "Correct pour appeler et naviguer, mais trop lent pour les jeux et les photos du soir sont floues.",
      },
      {
        name: "Sabrina O.",
        town: "Skikda",
        email: "sabrina.o@exemple.dz",
        rating: 4,
        daysAgo: 58,
        lang: "fr",
        review:
          "Acheté pour ma mère. Les lettres sont grandes, il capte bien au village, et la prise casque lui sert tous les jours.",
      },
      {
        name: "عبد القادر م.",
        town: "غرداية",
        email: "abdelkader.m@exemple.dz",
        rating: 5,
        daysAgo: 104,
        lang: "ar",
        review: "بعد ثلاثة أشهر ما زالت البطارية تكفيني يومًا ونصفًا. الشاشة واضحة تحت الشمس.",
      },
    ],
  },
  {
    id: 6,
    sku: "NOV-106",
    slug: "tablette-nova-tab",
    productType: "electronics",
    parent: "telephones",
    children: "tablettes",
    brand: "Nova",
    title: {
      fr: "Tablette Nova Tab 11 pouces",
      ar: "جهاز Nova Tab اللوحي مقاس 11 بوصة",
      en: "Nova Tab 11-inch tablet",
    },
    unit: null,
    shortDescription: {
      fr: "Un grand écran de 11 pouces, quatre haut-parleurs et un châssis en aluminium de 6,9 mm. Pour les cours, les films et les appels en famille, loin de la prise.",
      ar: "شاشة كبيرة بقياس 11 بوصة، أربعة مكبّرات صوت، وهيكل من الألمنيوم بسمك 6.9 مم. للدروس والأفلام ومكالمات العائلة، بعيدًا عن المقبس.",
      en: "A large 11-inch screen, four speakers and an aluminium body 6.9 mm thin. For lessons, films and family calls, well away from the wall socket.",
    },
    description: {
      fr: [
        "Nova Tab affiche une page entière de livre ou de cours sans zoomer. Son revêtement adoucit les reflets et le mode lecture réchauffe les couleurs le soir.",
        "Les enfants ont leur espace, avec une durée que vous fixez. La batterie tient dix heures de vidéo, et la carte mémoire évite de trier les téléchargements.",
      ],
      ar: [
        "يعرض Nova Tab صفحة كاملة من كتاب أو درس دون تكبير. طبقة الشاشة تخفّف الانعكاسات، ووضع القراءة يجعل الألوان أدفأ في المساء.",
        "للأطفال مساحة خاصة بهم، بمدة تحددها أنت. وتدوم البطارية عشر ساعات من الفيديو، وبطاقة الذاكرة تغنيك عن حذف التنزيلات.",
      ],
      en: [
        "Nova Tab shows a full page of a book or a lesson without zooming. Its coating softens reflections, and reading mode warms the colours in the evening.",
        "Children get their own space, for as long as you decide. The battery lasts ten hours of video, and a memory card saves you sorting through downloads.",
      ],
    },
    features: [
      {
        icon: "monitor",
        title: { fr: "Écran 11 pouces", ar: "شاشة 11 بوصة", en: "11-inch screen" },
        text: {
          fr: "Une page de cours sans zoomer.",
          ar: "صفحة درس كاملة دون تكبير.",
          en: "A full page without zooming.",
        },
      },
      {
        icon: "volume-2",
        title: { fr: "Quatre haut-parleurs", ar: "أربعة مكبّرات صوت", en: "Four speakers" },
        text: {
          fr: "Un son large, à plat comme debout.",
          ar: "صوت واسع في كل الوضعيات.",
          en: "Wide sound, whichever way you hold it.",
        },
      },
      {
        icon: "lock",
        title: { fr: "Espace enfants", ar: "مساحة للأطفال", en: "Children’s space" },
        text: {
          fr: "Vous choisissez les applis et la durée.",
          ar: "تختار التطبيقات والمدة.",
          en: "You choose the apps and the time.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Écran", ar: "الشاشة", en: "Screen" },
        value: { fr: "IPS 11 pouces, 90 Hz", ar: "IPS بقياس 11 بوصة و90 هرتز", en: "11-inch IPS, 90 Hz" },
      },
      {
        key: { fr: "Mémoire", ar: "الذاكرة", en: "Memory" },
        value: {
          fr: "6 Go, stockage 128 ou 256 Go, carte mémoire",
          ar: "6 جيغا، والتخزين 128 أو 256 جيغا مع بطاقة ذاكرة",
          en: "6 GB, 128 or 256 GB storage, memory card slot",
        },
      },
      {
        key: { fr: "Connexion", ar: "الاتصال", en: "Connection" },
        value: { fr: "Wi-Fi 6, Bluetooth 5.2", ar: "Wi-Fi 6 و Bluetooth 5.2", en: "Wi-Fi 6, Bluetooth 5.2" },
      },
      {
        key: { fr: "Autonomie", ar: "مدة التشغيل", en: "Battery life" },
        value: {
          fr: "10 h de vidéo, charge USB-C",
          ar: "10 ساعات من الفيديو، شحن USB-C",
          en: "10 h of video, USB-C charging",
        },
      },
      {
        key: { fr: "Poids", ar: "الوزن", en: "Weight" },
        value: { fr: "478 g", ar: "478 غ", en: "478 g" },
      },
    ],
    listPrice: 46500,
    discount: 0,
    quantity: 21,
    colors: [{ key: "argent", name: { fr: "Argent", ar: "فضي", en: "Silver" }, hex: "#c9ccd1" }],
    sizes: [
      { fr: "128 Go", ar: "128 غ.ب", en: "128 GB" },
      { fr: "256 Go", ar: "256 غ.ب", en: "256 GB" },
    ],
    sizeKind: "capacity",
    stock: { argent: [13, 8] },
    sizeSurcharge: [0, 6000],
    tags: [
      { fr: "tablette", ar: "لوحي", en: "tablet" },
      { fr: "études", ar: "دراسة", en: "study" },
      { fr: "famille", ar: "عائلة", en: "family" },
    ],
    featured: false,
    sellCount: 9,
    offerDate: null,
    addedDaysAgo: 6,
    videoId: null,
    reviews: [],
  },
  {
    id: 7,
    sku: "TAS-107",
    slug: "portable-tassili-14",
    productType: "electronics",
    parent: "informatique",
    children: "ordinateurs",
    brand: "Tassili",
    title: {
      fr: "Ordinateur portable Tassili 14",
      ar: "حاسوب Tassili 14 المحمول",
      en: "Tassili 14 laptop",
    },
    unit: { fr: "16 Go", ar: "16 جيغا", en: "16 GB" },
    shortDescription: {
      fr: "Un portable de 1,3 kg en aluminium, avec un écran 14 pouces précis, 16 Go de mémoire et jusqu’à 1 To de stockage. Clavier AZERTY et arabe, rétroéclairé, et 12 heures d’autonomie.",
      ar: "حاسوب محمول من الألمنيوم يزن 1.3 كغ، بشاشة دقيقة مقاس 14 بوصة، وذاكرة 16 جيغا وسعة تخزين حتى 1 تيرا. لوحة مفاتيح فرنسية وعربية مضاءة و12 ساعة من التشغيل.",
      en: "A 1.3 kg aluminium laptop with a crisp 14-inch screen, 16 GB of memory and up to 1 TB of storage. Backlit AZERTY and Arabic keyboard, and 12 hours of battery.",
    },
    description: {
      fr: [
        "Tassili 14 s’ouvre d’une main et démarre en quelques secondes. Son écran mat montre des couleurs fidèles, pour retoucher une photo comme pour passer la journée sur un tableau. Le ventilateur reste silencieux dans l’usage courant.",
        "Les touches portent les lettres latines et arabes, et s’éclairent quand la pièce s’assombrit. Une seule prise USB-C le recharge, à la maison comme au bureau.",
      ],
      ar: [
        "يُفتح Tassili 14 بيد واحدة ويشتغل في ثوانٍ. شاشته غير اللامعة تُظهر ألوانًا أمينة، لتعديل صورة أو ليوم كامل أمام الجداول. وتبقى المروحة هادئة في الاستعمال العادي.",
        "تحمل المفاتيح الحروف اللاتينية والعربية، وتضيء حين يخفت نور الغرفة. ومنفذ USB-C واحد يكفي لشحنه في البيت أو في المكتب.",
      ],
      en: [
        "Tassili 14 opens with one hand and starts in seconds. Its matt screen shows faithful colours, whether you edit a photo or spend the day in a spreadsheet. The fan stays quiet in everyday use.",
        "The keys carry both Latin and Arabic letters, and light up when the room gets dark. A single USB-C socket charges it, at home or at the office.",
      ],
    },
    features: [
      {
        icon: "cpu",
        title: { fr: "8 cœurs, 16 Go", ar: "8 أنوية و16 جيغا", en: "8 cores, 16 GB" },
        text: {
          fr: "À l’aise avec vingt onglets et un montage.",
          ar: "مرتاح مع عشرين نافذة ومشروع مونتاج.",
          en: "At ease with twenty tabs and a video edit.",
        },
      },
      {
        icon: "monitor",
        title: { fr: "Écran mat 14 pouces", ar: "شاشة 14 بوصة غير لامعة", en: "14-inch matt screen" },
        text: {
          fr: "Définition 2,8K, couleurs fidèles.",
          ar: "دقة 2.8K وألوان أمينة.",
          en: "2.8K resolution, faithful colours.",
        },
      },
      {
        icon: "keyboard",
        title: { fr: "Clavier bilingue", ar: "لوحة مفاتيح بلغتين", en: "Bilingual keyboard" },
        text: {
          fr: "AZERTY et arabe, rétroéclairé.",
          ar: "فرنسية وعربية، مضاءة من الخلف.",
          en: "AZERTY and Arabic, backlit.",
        },
      },
      {
        icon: "feather",
        title: { fr: "1,3 kg", ar: "1.3 كغ", en: "1.3 kg" },
        text: {
          fr: "Se porte toute la journée sans y penser.",
          ar: "تحمله طوال اليوم دون عناء.",
          en: "Easy to carry all day long.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Écran", ar: "الشاشة", en: "Screen" },
        value: {
          fr: "IPS 14 pouces, 2,8K, 90 Hz",
          ar: "IPS بقياس 14 بوصة ودقة 2.8K وتردد 90 هرتز",
          en: "14-inch IPS, 2.8K, 90 Hz",
        },
      },
      {
        key: { fr: "Processeur", ar: "المعالج", en: "Processor" },
        value: { fr: "8 cœurs, jusqu’à 4,6 GHz", ar: "8 أنوية، حتى 4.6 جيغاهرتز", en: "8 cores, up to 4.6 GHz" },
      },
      {
        key: { fr: "Mémoire et stockage", ar: "الذاكرة والتخزين", en: "Memory and storage" },
        value: {
          fr: "16 Go, SSD 512 Go ou 1 To",
          ar: "16 جيغا، وقرص SSD بسعة 512 جيغا أو 1 تيرا",
          en: "16 GB, 512 GB or 1 TB SSD",
        },
      },
      {
        key: { fr: "Autonomie", ar: "مدة التشغيل", en: "Battery life" },
        value: {
          fr: "12 h, charge USB-C 65 W",
          ar: "12 ساعة، شحن USB-C بقدرة 65 واط",
          en: "12 h, 65 W USB-C charging",
        },
      },
      {
        key: { fr: "Prises", ar: "المنافذ", en: "Ports" },
        value: {
          fr: "2 USB-C, 1 USB-A, prise casque",
          ar: "منفذا USB-C ومنفذ USB-A ومقبس سماعات",
          en: "2 USB-C, 1 USB-A, headphone jack",
        },
      },
      {
        key: { fr: "Garantie", ar: "الضمان", en: "Guarantee" },
        value: {
          fr: "Un an, réparation à Alger",
          ar: "سنة، مع الإصلاح في الجزائر",
          en: "One year, repaired in Algiers",
        },
      },
    ],
    listPrice: 189000,
    discount: 0,
    quantity: 6,
    colors: [
      { key: "argent", name: { fr: "Argent", ar: "فضي", en: "Silver" }, hex: "#c9ccd1" },
      { key: "graphite", name: { fr: "Graphite", ar: "رمادي داكن", en: "Graphite" }, hex: "#3a3d42" },
    ],
    sizes: [
      { fr: "512 Go", ar: "512 غ.ب", en: "512 GB" },
      { fr: "1 To", ar: "1 ت.ب", en: "1 TB" },
    ],
    sizeKind: "capacity",
    stock: { argent: [2, 1], graphite: [3, 0] },
    sizeSurcharge: [0, 18000],
    tags: [
      { fr: "ordinateur", ar: "حاسوب", en: "laptop" },
      { fr: "bureau", ar: "عمل", en: "work" },
      { fr: "études", ar: "دراسة", en: "study" },
    ],
    featured: false,
    sellCount: 37,
    offerDate: null,
    addedDaysAgo: 83,
    videoId: null,
    reviews: [
      {
        name: "Samir H.",
        town: "Hydra",
        email: "samir.h@exemple.dz",
        rating: 5,
        daysAgo: 16,
        lang: "fr",
        review:
          "J’hésitais à commander un ordinateur en ligne. J’ai ouvert, allumé, vérifié devant le livreur, puis payé.",
      },
      {
        name: "Tarek L.",
        town: "Oran",
        email: "tarek.l@exemple.dz",
        rating: 4,
        daysAgo: 44,
        lang: "en",
        review:
          "Light, quiet and the Arabic letters on the keys are printed cleanly. I get about ten hours, not twelve.",
      },
      {
        name: "مريم ع.",
        town: "ورقلة",
        email: "meriem.a@exemple.dz",
        rating: 5,
        daysAgo: 70,
        lang: "ar",
        review: "اشتريته للدراسة والتصميم، سريع وخفيف والشاشة مريحة للعين. وصل إلى ورقلة في خمسة أيام سليمًا.",
      },
    ],
  },
  {
    id: 8,
    sku: "TAS-108",
    slug: "clavier-tassili-k75",
    productType: "electronics",
    parent: "informatique",
    children: "claviers-souris",
    brand: "Tassili",
    title: {
      fr: "Clavier mécanique Tassili K75",
      ar: "لوحة المفاتيح الميكانيكية Tassili K75",
      en: "Tassili K75 mechanical keyboard",
    },
    unit: null,
    shortDescription: {
      fr: "Un clavier compact à frappe douce et sourde, avec les flèches et les touches de fonction. Il passe d’un ordinateur à une tablette en un geste, avec ou sans fil.",
      ar: "لوحة مفاتيح مدمجة بنقر ناعم وخافت، مع الأسهم ومفاتيح الوظائف. تنتقل من الحاسوب إلى الجهاز اللوحي بحركة واحدة، بكابل أو من دونه.",
      en: "A compact keyboard with a soft, muted keystroke, and with the arrows and function keys kept. It moves from computer to tablet in one gesture, wired or wireless.",
    },
    description: {
      fr: [
        "Le K75 prend un quart de place en moins qu’un clavier complet, sans rien perdre d’utile. Une couche de mousse étouffe le bruit des touches : vous pouvez écrire tard sans réveiller la maison.",
        "Les interrupteurs se changent à la main, sans soudure, si vous préférez une frappe plus ferme. La molette règle le volume et les touches résistent à l’usure grâce à leur marquage dans la masse.",
      ],
      ar: [
        "تأخذ K75 ربع مساحة أقل من اللوحة الكاملة دون أن تفقد شيئًا مفيدًا. طبقة من الإسفنج تخفّف صوت المفاتيح، فتكتب ليلًا دون أن توقظ أهل البيت.",
        "تُبدَّل المفاتيح الداخلية باليد ودون لحام إن كنت تفضّل نقرًا أقوى. عجلة جانبية تضبط الصوت، والحروف محفورة في مادة المفاتيح فلا تُمحى سريعًا.",
      ],
      en: [
        "The K75 takes a quarter less space than a full keyboard and gives up nothing useful. A layer of foam muffles the keys, so you can write late without waking the house.",
        "The switches come out by hand, no soldering, if you prefer a firmer touch. A wheel sets the volume, and the legends are moulded through the keys so they wear slowly.",
      ],
    },
    features: [
      {
        icon: "keyboard",
        title: { fr: "Frappe douce et sourde", ar: "نقر ناعم وخافت", en: "Soft, muted typing" },
        text: {
          fr: "Touches lubrifiées, mousse intérieure.",
          ar: "مفاتيح مشحّمة وإسفنج داخلي.",
          en: "Lubricated switches, foam inside.",
        },
      },
      {
        icon: "bluetooth",
        title: { fr: "Trois appareils", ar: "ثلاثة أجهزة", en: "Three devices" },
        text: {
          fr: "Bluetooth, 2,4 GHz ou câble USB-C.",
          ar: "Bluetooth أو 2.4 جيغاهرتز أو كابل USB-C.",
          en: "Bluetooth, 2.4 GHz or USB-C cable.",
        },
      },
      {
        icon: "battery-charging",
        title: { fr: "Des semaines sans câble", ar: "أسابيع دون كابل", en: "Weeks without a cable" },
        text: {
          fr: "200 heures, rétroéclairage éteint.",
          ar: "200 ساعة مع إطفاء الإضاءة.",
          en: "200 hours with the backlight off.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Format", ar: "الحجم", en: "Layout" },
        value: { fr: "75 %, 82 touches, AZERTY", ar: "حجم 75%، 82 مفتاحًا، ترتيب AZERTY", en: "75%, 82 keys, AZERTY" },
      },
      {
        key: { fr: "Interrupteurs", ar: "المفاتيح الداخلية", en: "Switches" },
        value: { fr: "Linéaires, remplaçables à la main", ar: "خطية، تُبدَّل باليد", en: "Linear, replaceable by hand" },
      },
      {
        key: { fr: "Connexion", ar: "الاتصال", en: "Connection" },
        value: {
          fr: "Bluetooth 5.1, 2,4 GHz, USB-C",
          ar: "Bluetooth 5.1 أو 2.4 جيغاهرتز أو USB-C",
          en: "Bluetooth 5.1, 2.4 GHz, USB-C",
        },
      },
      {
        key: { fr: "Dimensions", ar: "الأبعاد", en: "Dimensions" },
        value: {
          fr: "32 cm de large, 13 cm de profondeur",
          ar: "العرض 32 سم والعمق 13 سم",
          en: "32 cm wide, 13 cm deep",
        },
      },
      {
        key: { fr: "Poids", ar: "الوزن", en: "Weight" },
        value: { fr: "790 g", ar: "790 غ", en: "790 g" },
      },
    ],
    listPrice: 15000,
    discount: 12,
    quantity: 18,
    colors: [
      { key: "creme", name: { fr: "Crème", ar: "كريمي", en: "Cream" }, hex: "#e8dfcb" },
      { key: "graphite", name: { fr: "Graphite", ar: "رمادي داكن", en: "Graphite" }, hex: "#3a3d42" },
    ],
    sizes: [],
    tags: [
      { fr: "clavier", ar: "لوحة مفاتيح", en: "keyboard" },
      { fr: "mécanique", ar: "ميكانيكي", en: "mechanical" },
      { fr: "bureau", ar: "عمل", en: "work" },
    ],
    featured: false,
    sellCount: 96,
    offerDate: null,
    addedDaysAgo: 198,
    videoId: null,
    reviews: [
      {
        name: "Anis R.",
        town: "Akbou",
        email: "anis.r@exemple.dz",
        rating: 5,
        daysAgo: 28,
        lang: "fr",
        review: "Je code toute la journée dessus, la frappe est un plaisir et ma femme n’entend plus rien.",
      },
      {
        name: "Wassim K.",
        town: "Annaba",
        email: "wassim.k@exemple.dz",
        rating: 4,
        daysAgo: 84,
        lang: "fr",
        review: "Très belle finition. J’aurais aimé les lettres arabes sur les touches, j’ai mis des autocollants.",
      },
      {
        name: "سارة ن.",
        town: "البليدة",
        email: "sara.n@exemple.dz",
        rating: 5,
        daysAgo: 139,
        lang: "ar",
        review: "لونها الكريمي رائع على المكتب، والكتابة عليها مريحة وهادئة.",
      },
    ],
  },
  {
    id: 9,
    sku: "TAS-109",
    slug: "souris-tassili-s2",
    productType: "electronics",
    parent: "informatique",
    children: "claviers-souris",
    brand: "Tassili",
    title: {
      fr: "Souris sans fil Tassili S2",
      ar: "فأرة Tassili S2 اللاسلكية",
      en: "Tassili S2 wireless mouse",
    },
    unit: null,
    shortDescription: {
      fr: "Une souris légère aux clics silencieux, confortable pour la main droite comme pour la gauche. Une charge de deux heures tient plusieurs semaines de bureau.",
      ar: "فأرة خفيفة بنقرات هادئة، مريحة لليد اليمنى ولليد اليسرى على السواء. ساعتان من الشحن تكفيان عدة أسابيع من العمل المكتبي.",
      en: "A light mouse with quiet clicks, comfortable in the right hand or the left. A two-hour charge lasts several weeks at the desk.",
    },
    description: {
      fr: [
        "La S2 a une forme basse et symétrique qui repose le poignet. Ses clics feutrés passent inaperçus à la bibliothèque, en réunion ou à côté d’un enfant qui dort.",
        "Elle suit sans tapis sur le bois, le tissu ou une nappe. Bluetooth ou petit récepteur USB : choisissez celui que votre ordinateur accepte.",
      ],
      ar: [
        "شكل S2 منخفض ومتناظر يريح المعصم. ونقراتها الخافتة لا تُسمع في المكتبة أو الاجتماع أو بجانب طفل نائم.",
        "تعمل دون لوحة على الخشب أو القماش أو غطاء الطاولة. عبر Bluetooth أو المستقبل الصغير USB، اختر ما يناسب حاسوبك.",
      ],
      en: [
        "The S2 has a low, symmetrical shape that rests the wrist. Its soft clicks go unnoticed in a library, in a meeting or beside a sleeping child.",
        "It tracks without a pad on wood, fabric or a tablecloth. Bluetooth or the small USB receiver: pick whichever your computer takes.",
      ],
    },
    features: [
      {
        icon: "mouse-pointer-2",
        title: { fr: "Trois vitesses", ar: "ثلاث سرعات", en: "Three speeds" },
        text: {
          fr: "De 800 à 2 400 points par pouce.",
          ar: "من 800 إلى 2400 نقطة في البوصة.",
          en: "From 800 to 2,400 dots per inch.",
        },
      },
      {
        icon: "volume-2",
        title: { fr: "Clics feutrés", ar: "نقرات خافتة", en: "Quiet clicks" },
        text: {
          fr: "Discrets en réunion comme à la maison.",
          ar: "لا تُزعج في الاجتماع ولا في البيت.",
          en: "Discreet in meetings and at home.",
        },
      },
      {
        icon: "battery-charging",
        title: { fr: "Rechargeable", ar: "قابلة للشحن", en: "Rechargeable" },
        text: {
          fr: "Par USB-C, sans piles à racheter.",
          ar: "عبر USB-C، دون شراء بطاريات.",
          en: "By USB-C, no batteries to buy.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Connexion", ar: "الاتصال", en: "Connection" },
        value: {
          fr: "Bluetooth 5.1 ou récepteur USB",
          ar: "Bluetooth 5.1 أو مستقبل USB",
          en: "Bluetooth 5.1 or USB receiver",
        },
      },
      {
        key: { fr: "Autonomie", ar: "مدة التشغيل", en: "Battery life" },
        value: { fr: "Environ 45 jours de bureau", ar: "حوالي 45 يومًا من العمل", en: "About 45 working days" },
      },
      {
        key: { fr: "Prise en main", ar: "المسكة", en: "Grip" },
        value: { fr: "Droitiers et gauchers", ar: "لليد اليمنى واليسرى", en: "Right- and left-handed" },
      },
      {
        key: { fr: "Poids", ar: "الوزن", en: "Weight" },
        value: { fr: "78 g", ar: "78 غ", en: "78 g" },
      },
    ],
    listPrice: 3200,
    discount: 0,
    quantity: 60,
    colors: [
      { key: "blanc", name: { fr: "Blanc", ar: "أبيض", en: "White" }, hex: "#f2efe9" },
      { key: "graphite", name: { fr: "Graphite", ar: "رمادي داكن", en: "Graphite" }, hex: "#3a3d42" },
    ],
    sizes: [],
    tags: [
      { fr: "souris", ar: "فأرة", en: "mouse" },
      { fr: "sans fil", ar: "لاسلكي", en: "wireless" },
      { fr: "bureau", ar: "عمل", en: "work" },
    ],
    featured: false,
    sellCount: 298,
    offerDate: null,
    addedDaysAgo: 275,
    videoId: null,
    reviews: [
      {
        name: "Houda M.",
        town: "Kouba",
        email: "houda.m@exemple.dz",
        rating: 5,
        daysAgo: 19,
        lang: "fr",
        review:
          "Vraiment silencieuse, mon bébé ne se réveille plus quand je travaille. Je l’ai rechargée une fois en un mois.",
      },
      {
        name: "بلال ط.",
        town: "الجلفة",
        email: "bilal.t@exemple.dz",
        rating: 4,
        daysAgo: 66,
        lang: "ar",
        review: "جيدة ومريحة، وتعمل حتى على غطاء الطاولة. صغيرة بعض الشيء على يدي.",
      },
      {
        name: "Lotfi E.",
        town: "Skikda",
        email: "lotfi.e@exemple.dz",
        rating: 3,
        daysAgo: 131,
        lang: "fr",
        review: "La souris est bien, mais le colis a mis une semaine à arriver à Skikda.",
      },
      {
        name: "Chahinez B.",
        town: "Mostaganem",
        email: "chahinez.b@exemple.dz",
        rating: 5,
        daysAgo: 187,
        lang: "fr",
        review: "Je suis gauchère et pour une fois la forme me convient. Bon prix.",
      },
    ],
  },
  {
    id: 10,
    sku: "NOV-110",
    slug: "montre-nova-fit",
    productType: "electronics",
    parent: "montres",
    children: "montres-connectees",
    brand: "Nova",
    title: {
      fr: "Montre connectée Nova Fit",
      ar: "ساعة Nova Fit الذكية",
      en: "Nova Fit smartwatch",
    },
    unit: null,
    shortDescription: {
      fr: "Un écran toujours lisible, dix jours sans chargeur, les appels et les messages au poignet. Elle suit vos pas, votre sommeil et vos sorties grâce à son GPS intégré.",
      ar: "شاشة واضحة دائمًا، عشرة أيام دون شاحن، والمكالمات والرسائل على معصمك. تتابع خطواتك ونومك ومسارات خروجك بفضل GPS المدمج.",
      en: "A screen you can always read, ten days without the charger, calls and messages on your wrist. It follows your steps, sleep and outings with its built-in GPS.",
    },
    description: {
      fr: [
        "Nova Fit affiche l’heure, les horaires de prière de votre ville et vos messages en français comme en arabe. Son boîtier de 42 mm reste fin sous une manche, et le bracelet se change sans outil.",
        "Course sur la corniche, vélo ou marche en montagne : elle enregistre le parcours sans le téléphone. Les mesures de pouls et de sommeil aident à suivre vos habitudes ; ce n’est pas un appareil médical.",
      ],
      ar: [
        "تعرض Nova Fit الوقت ومواقيت الصلاة في مدينتك ورسائلك بالعربية والفرنسية. علبتها بقطر 42 مم تبقى رفيعة تحت الكم، والسوار يُبدَّل دون أدوات.",
        "جري على الكورنيش أو دراجة أو مشي في الجبل: تسجّل المسار دون الهاتف. قياسات النبض والنوم تساعدك على متابعة عاداتك، وهي ليست جهازًا طبيًا.",
      ],
      en: [
        "Nova Fit shows the time, the prayer times of your town and your messages in French or Arabic. Its 42 mm case stays slim under a sleeve, and the strap changes without tools.",
        "Running on the seafront, cycling or walking in the mountains: it records the route without the phone. Pulse and sleep readings help you follow your habits; it is not a medical device.",
      ],
    },
    features: [
      {
        icon: "watch",
        title: { fr: "Écran toujours allumé", ar: "شاشة مضاءة دائمًا", en: "Always-on screen" },
        text: {
          fr: "OLED de 1,4 pouce, lisible au soleil.",
          ar: "OLED بقياس 1.4 بوصة، واضحة تحت الشمس.",
          en: "1.4-inch OLED, readable in the sun.",
        },
      },
      {
        icon: "battery-charging",
        title: { fr: "Dix jours d’autonomie", ar: "عشرة أيام من التشغيل", en: "Ten days of battery" },
        text: {
          fr: "Une charge le vendredi, et voilà.",
          ar: "اشحنها يوم الجمعة وانسَ الأمر.",
          en: "Charge it on Friday and forget it.",
        },
      },
      {
        icon: "heart-pulse",
        title: { fr: "Pouls, pas, sommeil", ar: "النبض والخطوات والنوم", en: "Pulse, steps, sleep" },
        text: {
          fr: "Pour suivre vos habitudes, jour après jour.",
          ar: "لمتابعة عاداتك يومًا بعد يوم.",
          en: "To follow your habits, day after day.",
        },
      },
      {
        icon: "droplets",
        title: { fr: "Étanche 5 ATM", ar: "مقاومة للماء 5 ATM", en: "5 ATM water resistant" },
        text: {
          fr: "Ablutions, vaisselle et piscine.",
          ar: "للوضوء وغسل الأواني والمسبح.",
          en: "Ablutions, dishes and the pool.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Boîtier", ar: "العلبة", en: "Case" },
        value: { fr: "42 mm, aluminium", ar: "42 مم، ألمنيوم", en: "42 mm, aluminium" },
      },
      {
        key: { fr: "Bracelet", ar: "السوار", en: "Strap" },
        value: {
          fr: "Silicone, tour de poignet 14 à 20 cm",
          ar: "سيليكون، لمعصم من 14 إلى 20 سم",
          en: "Silicone, for 14 to 20 cm wrists",
        },
      },
      {
        key: { fr: "Autonomie", ar: "مدة التشغيل", en: "Battery life" },
        value: { fr: "10 jours, 20 h avec GPS", ar: "10 أيام، و20 ساعة مع GPS", en: "10 days, 20 h with GPS" },
      },
      {
        key: { fr: "Connexion", ar: "الاتصال", en: "Connection" },
        value: { fr: "Bluetooth 5.2, GPS", ar: "Bluetooth 5.2 مع GPS", en: "Bluetooth 5.2, GPS" },
      },
      {
        key: { fr: "Langues", ar: "اللغات", en: "Languages" },
        value: { fr: "Français, arabe, anglais", ar: "العربية والفرنسية والإنجليزية", en: "French, Arabic, English" },
      },
      {
        key: { fr: "Poids", ar: "الوزن", en: "Weight" },
        value: { fr: "34 g sans le bracelet", ar: "34 غ دون السوار", en: "34 g without the strap" },
      },
    ],
    listPrice: 22000,
    discount: 15,
    quantity: 23,
    colors: [
      { key: "noir", name: { fr: "Noir", ar: "أسود", en: "Black" }, hex: "#23252a" },
      { key: "sable", name: { fr: "Sable", ar: "رملي", en: "Sand" }, hex: "#d6c6a8" },
      { key: "sauge", name: { fr: "Sauge", ar: "أخضر مريمية", en: "Sage" }, hex: "#a9b9a4" },
    ],
    sizes: [],
    tags: [
      { fr: "montre", ar: "ساعة", en: "watch" },
      { fr: "sport", ar: "رياضة", en: "sport" },
      { fr: "gps", ar: "gps", en: "gps" },
    ],
    featured: false,
    sellCount: 173,
    offerDate: { startDays: -2, endDays: 6 },
    addedDaysAgo: 86,
    videoId: null,
    reviews: [
      {
        name: "Kahina A.",
        town: "Béjaïa",
        email: "kahina.a@exemple.dz",
        rating: 5,
        daysAgo: 8,
        lang: "fr",
        review:
          "Le bracelet sable est très joli et les messages en arabe s’affichent bien. Neuf jours de batterie chez moi.",
      },
      {
        name: "أنور خ.",
        town: "بسكرة",
        email: "anouar.k@exemple.dz",
        rating: 4,
        daysAgo: 29,
        lang: "ar",
        review: "مواقيت الصلاة مضبوطة والشاشة واضحة تحت شمس بسكرة. حساب الخطوات يزيد قليلًا أحيانًا.",
      },
      {
        name: "Walid G.",
        town: "Rouiba",
        email: "walid.g@exemple.dz",
        rating: 3,
        daysAgo: 51,
        lang: "fr",
        review: "Belle montre, mais le GPS met une bonne minute à se caler entre les immeubles.",
      },
      {
        name: "Dounia F.",
        town: "Tlemcen",
        email: "dounia.f@exemple.dz",
        rating: 5,
        daysAgo: 76,
        lang: "en",
        review: "Slim enough for my wrist, and answering calls while driving is handy. Arrived in three days.",
      },
    ],
  },
  {
    id: 11,
    sku: "NOV-111",
    slug: "batterie-nova-20000",
    productType: "electronics",
    parent: "montres",
    children: "batteries",
    brand: "Nova",
    title: {
      fr: "Batterie externe Nova",
      ar: "بطارية Nova المتنقلة",
      en: "Nova power bank",
    },
    unit: { fr: "20 000 mAh", ar: "20000 ملي أمبير", en: "20,000 mAh" },
    shortDescription: {
      fr: "De quoi recharger un téléphone quatre fois, sur la route ou pendant une coupure de courant. Trois prises, une charge rapide et un affichage du niveau restant.",
      ar: "تكفي لشحن هاتف أربع مرات، في السفر أو عند انقطاع الكهرباء. ثلاثة منافذ، وشحن سريع، وشاشة صغيرة تبيّن النسبة المتبقية.",
      en: "Enough to charge a phone four times, on the road or during a power cut. Three ports, fast charging and a display of what is left.",
    },
    description: {
      fr: [
        "La batterie Nova se glisse dans un sac et dépanne toute la famille : trois appareils se chargent en même temps. L’écran indique le pourcentage exact, sans voyants à deviner.",
        "Elle se recharge elle-même en une nuit par USB-C. Elle coupe seule le courant en cas de chaleur ou de court-circuit, et sa capacité reste admise en cabine par la plupart des compagnies.",
      ],
      ar: [
        "تدخل بطارية Nova في الحقيبة وتنجد العائلة كلها: ثلاثة أجهزة تُشحن في الوقت نفسه. وتبيّن الشاشة النسبة بدقة دون تخمين.",
        "تُشحن هي نفسها في ليلة واحدة عبر USB-C. وتفصل التيار تلقائيًا عند ارتفاع الحرارة أو حدوث تماس، وسعتها مقبولة داخل المقصورة لدى أغلب شركات الطيران.",
      ],
      en: [
        "The Nova power bank slips into a bag and helps out the whole family: three devices charge at once. The display shows the exact percentage, with no lights to decode.",
        "It charges itself overnight by USB-C. It cuts the current by itself in case of heat or a short circuit, and most airlines accept its capacity in the cabin.",
      ],
    },
    features: [
      {
        icon: "zap",
        title: { fr: "Charge rapide 22,5 W", ar: "شحن سريع 22.5 واط", en: "22.5 W fast charging" },
        text: {
          fr: "La moitié d’un téléphone en 30 minutes.",
          ar: "نصف بطارية الهاتف في 30 دقيقة.",
          en: "Half a phone in 30 minutes.",
        },
      },
      {
        icon: "plug",
        title: { fr: "Trois prises", ar: "ثلاثة منافذ", en: "Three ports" },
        text: {
          fr: "Une USB-C et deux USB-A, ensemble.",
          ar: "منفذ USB-C ومنفذا USB-A معًا.",
          en: "One USB-C and two USB-A, together.",
        },
      },
      {
        icon: "shield-check",
        title: { fr: "Coupure de sécurité", ar: "فصل آمن", en: "Safety cut-off" },
        text: {
          fr: "En cas de chaleur ou de court-circuit.",
          ar: "عند الحرارة الزائدة أو التماس.",
          en: "In case of heat or a short circuit.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Capacité", ar: "السعة", en: "Capacity" },
        value: { fr: "20 000 mAh, 74 Wh", ar: "20000 ملي أمبير، 74 واط ساعة", en: "20,000 mAh, 74 Wh" },
      },
      {
        key: { fr: "Prises", ar: "المنافذ", en: "Ports" },
        value: { fr: "1 USB-C, 2 USB-A", ar: "منفذ USB-C ومنفذا USB-A", en: "1 USB-C, 2 USB-A" },
      },
      {
        key: { fr: "Dimensions", ar: "الأبعاد", en: "Dimensions" },
        value: {
          fr: "14 cm sur 7 cm, épaisseur 2,8 cm",
          ar: "14 سم على 7 سم، بسمك 2.8 سم",
          en: "14 cm by 7 cm, 2.8 cm thick",
        },
      },
      {
        key: { fr: "Poids", ar: "الوزن", en: "Weight" },
        value: { fr: "395 g", ar: "395 غ", en: "395 g" },
      },
      {
        key: { fr: "Dans la boîte", ar: "محتوى العلبة", en: "In the box" },
        value: {
          fr: "Batterie, câble USB-C de 50 cm",
          ar: "البطارية، كابل USB-C بطول 50 سم",
          en: "Power bank, 50 cm USB-C cable",
        },
      },
    ],
    listPrice: 5400,
    discount: 0,
    quantity: 45,
    colors: [
      { key: "blanc", name: { fr: "Blanc", ar: "أبيض", en: "White" }, hex: "#f2efe9" },
      { key: "nuit", name: { fr: "Bleu nuit", ar: "أزرق ليلي", en: "Midnight blue" }, hex: "#2b3a63" },
    ],
    sizes: [],
    tags: [
      { fr: "batterie", ar: "بطارية", en: "power bank" },
      { fr: "charge rapide", ar: "شحن سريع", en: "fast charging" },
      { fr: "voyage", ar: "سفر", en: "travel" },
    ],
    featured: false,
    sellCount: 18,
    offerDate: null,
    addedDaysAgo: 11,
    videoId: null,
    reviews: [],
  },
  {
    id: 12,
    sku: "TAS-112",
    slug: "appareil-photo-tassili-m1",
    productType: "electronics",
    parent: "photo-jeux",
    children: "appareils-photo",
    brand: "Tassili",
    title: {
      fr: "Appareil photo Tassili M1 avec objectif",
      ar: "كاميرا Tassili M1 مع عدسة",
      en: "Tassili M1 camera with lens",
    },
    unit: null,
    shortDescription: {
      fr: "Un hybride compact de 24 mégapixels, livré avec un zoom polyvalent. Grand capteur, vidéo 4K stabilisée et molettes franches : de quoi passer du téléphone à la photo.",
      ar: "كاميرا مدمجة بدقة 24 ميغابكسل تأتيك مع عدسة زوم متعددة الاستعمال. مستشعر كبير، فيديو 4K ثابت، وأقراص تحكم واضحة: خطوتك من الهاتف إلى التصوير.",
      en: "A compact 24-megapixel mirrorless camera, sold with a versatile zoom. Large sensor, stabilised 4K video and crisp dials: a fine step up from phone photos.",
    },
    description: {
      fr: [
        "Le M1 se prend en main en une heure : un mode automatique fiable pour commencer, des réglages manuels à portée de pouce pour aller plus loin. Le viseur montre la photo telle qu’elle sera.",
        "L’objectif 18-45 mm couvre la rue, la famille et les paysages du Sud. Les images passent au téléphone par Wi-Fi, prêtes à être partagées avant le retour à la maison.",
      ],
      ar: [
        "تتعوّد على M1 في ساعة: وضع تلقائي تعتمد عليه في البداية، وإعدادات يدوية في متناول إبهامك حين تريد المزيد. والمحدّد يُريك الصورة كما ستكون.",
        "العدسة من 18 إلى 45 مم تناسب الشارع والعائلة ومناظر الجنوب. وتنتقل الصور إلى الهاتف عبر Wi-Fi، جاهزة للمشاركة قبل العودة إلى البيت.",
      ],
      en: [
        "You learn the M1 in an hour: a dependable automatic mode to begin with, manual settings under your thumb when you want more. The viewfinder shows the picture as it will be.",
        "The 18-45 mm lens covers the street, the family and the landscapes of the South. Pictures go to your phone over Wi-Fi, ready to share before you get home.",
      ],
    },
    features: [
      {
        icon: "camera",
        title: { fr: "Capteur 24 mégapixels", ar: "مستشعر 24 ميغابكسل", en: "24-megapixel sensor" },
        text: {
          fr: "Format APS-C, net même le soir.",
          ar: "بحجم APS-C، صور واضحة حتى مساءً.",
          en: "APS-C size, sharp even in the evening.",
        },
      },
      {
        icon: "layers",
        title: { fr: "Vidéo 4K stabilisée", ar: "فيديو 4K ثابت", en: "Stabilised 4K video" },
        text: {
          fr: "Des plans calmes, même en marchant.",
          ar: "لقطات هادئة حتى أثناء المشي.",
          en: "Steady shots, even while walking.",
        },
      },
      {
        icon: "wifi",
        title: { fr: "Photos vers le téléphone", ar: "الصور إلى الهاتف", en: "Photos to your phone" },
        text: {
          fr: "Par Wi-Fi, sans câble ni ordinateur.",
          ar: "عبر Wi-Fi دون كابل ولا حاسوب.",
          en: "Over Wi-Fi, no cable or computer.",
        },
      },
      {
        icon: "shield-check",
        title: { fr: "Garanti un an", ar: "ضمان سنة", en: "One-year guarantee" },
        text: {
          fr: "Boîtier et objectif, réparés à Alger.",
          ar: "للهيكل والعدسة، والإصلاح في الجزائر.",
          en: "Body and lens, repaired in Algiers.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Capteur", ar: "المستشعر", en: "Sensor" },
        value: { fr: "APS-C, 24 mégapixels", ar: "APS-C بدقة 24 ميغابكسل", en: "APS-C, 24 megapixels" },
      },
      {
        key: { fr: "Objectif", ar: "العدسة", en: "Lens" },
        value: { fr: "18-45 mm, f/3,5-5,6", ar: "زوم من 18 إلى 45 مم، بفتحة 3.5 إلى 5.6", en: "18-45 mm, f/3.5-5.6" },
      },
      {
        key: { fr: "Vidéo", ar: "الفيديو", en: "Video" },
        value: {
          fr: "4K à 30 images par seconde",
          ar: "4K بمعدل 30 صورة في الثانية",
          en: "4K at 30 frames per second",
        },
      },
      {
        key: { fr: "Autonomie", ar: "مدة التشغيل", en: "Battery life" },
        value: { fr: "Environ 380 photos", ar: "حوالي 380 صورة", en: "About 380 shots" },
      },
      {
        key: { fr: "Poids", ar: "الوزن", en: "Weight" },
        value: { fr: "512 g avec l’objectif", ar: "512 غ مع العدسة", en: "512 g with the lens" },
      },
      {
        key: { fr: "Dans la boîte", ar: "محتوى العلبة", en: "In the box" },
        value: {
          fr: "Objectif, batterie, chargeur, sangle",
          ar: "العدسة، البطارية، الشاحن، الحزام",
          en: "Lens, battery, charger, strap",
        },
      },
    ],
    listPrice: 124000,
    discount: 0,
    quantity: 4,
    colors: [{ key: "noir", name: { fr: "Noir", ar: "أسود", en: "Black" }, hex: "#23252a" }],
    sizes: [],
    tags: [
      { fr: "photo", ar: "تصوير", en: "photo" },
      { fr: "vidéo", ar: "فيديو", en: "video" },
      { fr: "voyage", ar: "سفر", en: "travel" },
    ],
    featured: true,
    sellCount: 22,
    offerDate: null,
    addedDaysAgo: 50,
    videoId: "aqz-KE-bpKQ",
    reviews: [
      {
        name: "Zineb T.",
        town: "Ghardaïa",
        email: "zineb.t@exemple.dz",
        rating: 5,
        daysAgo: 14,
        lang: "fr",
        review:
          "Emballage impeccable pour un objet fragile. Les photos de la vallée au coucher du soleil sont magnifiques.",
      },
      {
        name: "رياض ف.",
        town: "تلمسان",
        email: "riad.f@exemple.dz",
        rating: 4,
        daysAgo: 37,
        lang: "ar",
        review: "كاميرا ممتازة للمبتدئين والصور واضحة. أنصح بشراء بطارية ثانية للأعراس.",
      },
    ],
  },
  {
    id: 13,
    sku: "TAS-113",
    slug: "manette-tassili-pad",
    productType: "electronics",
    parent: "photo-jeux",
    children: "manettes",
    brand: "Tassili",
    title: {
      fr: "Manette sans fil Tassili Pad",
      ar: "يد التحكم اللاسلكية Tassili Pad",
      en: "Tassili Pad wireless controller",
    },
    unit: null,
    shortDescription: {
      fr: "Une manette confortable pour jouer sur ordinateur, téléphone ou téléviseur connecté. Joysticks précis, vibrations réglables et 20 heures de jeu par charge.",
      ar: "يد تحكم مريحة للّعب على الحاسوب أو الهاتف أو التلفاز الذكي. عصوان دقيقتان، واهتزاز قابل للضبط، و20 ساعة من اللعب في كل شحنة.",
      en: "A comfortable controller for playing on a computer, a phone or a smart TV. Precise sticks, adjustable vibration and 20 hours of play per charge.",
    },
    description: {
      fr: [
        "Tassili Pad convient aux grandes comme aux petites mains : ses poignées grainées ne glissent pas, même après une longue partie. Les joysticks magnétiques fonctionnent sans frottement, ce qui les aide à rester précis.",
        "Elle se connecte en Bluetooth ou par câble, et garde en mémoire trois appareils. Deux touches au dos se programment en quelques secondes, sans logiciel.",
      ],
      ar: [
        "تناسب Tassili Pad اليد الكبيرة والصغيرة: مقابضها المحبّبة لا تنزلق حتى بعد جولة طويلة. وعصواها المغناطيسيتان تحافظان على دقتهما، لأنهما تعملان دون احتكاك.",
        "تتصل عبر Bluetooth أو بالكابل، وتحفظ ثلاثة أجهزة في ذاكرتها. وفي ظهرها زران يُبرمجان في ثوانٍ دون أي برنامج.",
      ],
      en: [
        "Tassili Pad suits large and small hands: its textured grips do not slip, even after a long game. The magnetic sticks work without friction, which helps them stay precise over time.",
        "It connects by Bluetooth or cable and remembers three devices. Two buttons on the back can be set in seconds, with no software.",
      ],
    },
    features: [
      {
        icon: "gamepad-2",
        title: { fr: "Joysticks magnétiques", ar: "عصوان مغناطيسيتان", en: "Magnetic sticks" },
        text: { fr: "Sans frottement, pour durer.", ar: "دون احتكاك، لتدوم.", en: "No friction, made to last." },
      },
      {
        icon: "battery-charging",
        title: { fr: "20 heures de jeu", ar: "20 ساعة من اللعب", en: "20 hours of play" },
        text: {
          fr: "Charge USB-C, jouable branchée.",
          ar: "شحن USB-C، ويمكن اللعب أثناءه.",
          en: "USB-C charging, playable while plugged in.",
        },
      },
      {
        icon: "bluetooth",
        title: { fr: "Trois appareils", ar: "ثلاثة أجهزة", en: "Three devices" },
        text: {
          fr: "Ordinateur, téléphone, téléviseur.",
          ar: "حاسوب وهاتف وتلفاز.",
          en: "Computer, phone, television.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Compatibilité", ar: "التوافق", en: "Works with" },
        value: {
          fr: "Ordinateurs, téléphones, téléviseurs connectés",
          ar: "الحواسيب والهواتف وأجهزة التلفاز الذكية",
          en: "Computers, phones, smart TVs",
        },
      },
      {
        key: { fr: "Connexion", ar: "الاتصال", en: "Connection" },
        value: {
          fr: "Bluetooth 5.0, câble USB-C de 2 m",
          ar: "Bluetooth 5.0 أو كابل USB-C بطول 2 متر",
          en: "Bluetooth 5.0, 2 m USB-C cable",
        },
      },
      {
        key: { fr: "Autonomie", ar: "مدة التشغيل", en: "Battery life" },
        value: {
          fr: "20 h, recharge en 2 h 30",
          ar: "20 ساعة، وتُشحن في ساعتين ونصف",
          en: "20 h, charges in 2 h 30 min",
        },
      },
      {
        key: { fr: "Poids", ar: "الوزن", en: "Weight" },
        value: { fr: "232 g", ar: "232 غ", en: "232 g" },
      },
    ],
    listPrice: 7900,
    discount: 0,
    quantity: 31,
    colors: [
      { key: "blanc", name: { fr: "Blanc", ar: "أبيض", en: "White" }, hex: "#f2efe9" },
      { key: "nuit", name: { fr: "Bleu nuit", ar: "أزرق ليلي", en: "Midnight blue" }, hex: "#2b3a63" },
    ],
    sizes: [],
    tags: [
      { fr: "manette", ar: "يد تحكم", en: "controller" },
      { fr: "jeux", ar: "ألعاب", en: "games" },
      { fr: "sans fil", ar: "لاسلكي", en: "wireless" },
    ],
    featured: false,
    sellCount: 145,
    offerDate: null,
    addedDaysAgo: 127,
    videoId: null,
    reviews: [
      {
        name: "Ilyes N.",
        town: "El Oued",
        email: "ilyes.n@exemple.dz",
        rating: 5,
        daysAgo: 31,
        lang: "fr",
        review:
          "Reconnue tout de suite par mon PC et mon téléphone. Très bonne prise en main, les gâchettes sont douces.",
      },
      {
        name: "Amine S.",
        town: "Bir El Djir",
        email: "amine.s@exemple.dz",
        rating: 4,
        daysAgo: 92,
        lang: "fr",
        review: "Bonne manette pour le prix. Les vibrations sont un peu fortes au départ, mais ça se règle.",
      },
    ],
  },
]
