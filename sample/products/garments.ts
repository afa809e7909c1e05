import type { SampleProduct } from "../types.ts"

/** Clothes with sizes, of the universe of fashion. */
export const garments: SampleProduct[] = [
  {
    id: 39,
    sku: "CIR-139",
    slug: "chemise-cirta",
    productType: "fashion",
    parent: "vetements",
    children: "chemises",
    brand: "Cirta",
    title: { fr: "Chemise en lin Cirta", ar: "قميص كتان Cirta", en: "Cirta linen shirt" },
    unit: null,
    shortDescription: {
      fr: "Une chemise en lin lavé, ample sans flotter, à col pointu et poche poitrine. Elle se porte rentrée au bureau, ouverte sur un tee-shirt le soir.",
      ar: "قميص من الكتان المغسول، مريح دون اتساع زائد، بياقة مدببة وجيب على الصدر. يُلبس داخل السروال في العمل ومفتوحًا فوق قميص خفيف مساءً.",
      en: "A washed linen shirt, roomy without being loose, with a pointed collar and a chest pocket. Tuck it in at work, wear it open over a T-shirt at night.",
    },
    description: {
      fr: [
        "Le lin est lavé avant la coupe : il est souple dès le premier jour et ne rétrécit plus. Il laisse passer l’air et sèche vite, même en août. Ses plis font partie de lui, un coup de fer tiède suffit à les calmer.",
        "Les épaules et les emmanchures sont surpiquées, les boutons sont cousus en croix. Elle taille normalement. Si vous aimez les coupes près du corps, prenez la taille au-dessous.",
      ],
      ar: [
        "يُغسل الكتان قبل القص، فيكون لينًا من أول يوم ولا ينكمش بعد ذلك. يسمح بمرور الهواء ويجف بسرعة حتى في شهر أوت. وثنياته من طبيعته، وتكفي مكواة فاترة لتخفيفها.",
        "الكتفان والإبطان بخياطة مزدوجة، والأزرار مثبّتة بغرزة متقاطعة. القياس عادي. وإن كنت تفضّل القصّات الضيقة فخذ مقاسًا أصغر.",
      ],
      en: [
        "The linen is washed before it is cut: it is soft from the first day and shrinks no more. It lets air through and dries fast, even in August. Creases are part of it, and a warm iron is enough to calm them.",
        "Shoulders and armholes are topstitched, the buttons are sewn on crosswise. It fits true to size. If you like a closer cut, take one size down.",
      ],
    },
    features: [
      {
        icon: "wind",
        title: { fr: "Lin lavé", ar: "كتان مغسول", en: "Washed linen" },
        text: { fr: "Frais, il ne rétrécit plus.", ar: "منعش ولا ينكمش.", en: "Cool, and shrinks no more." },
      },
      {
        icon: "ruler",
        title: { fr: "Du S au XXL", ar: "من S إلى XXL", en: "S to XXL" },
        text: { fr: "Coupe droite, pour tous.", ar: "قصّة مستقيمة للجميع.", en: "A straight cut, for everybody." },
      },
      {
        icon: "scissors",
        title: { fr: "Coutures doubles", ar: "خياطة مزدوجة", en: "Double seams" },
        text: {
          fr: "Aux épaules et aux emmanchures.",
          ar: "عند الكتفين والإبطين.",
          en: "At the shoulders and armholes.",
        },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Matière", ar: "الخامة", en: "Material" },
        value: { fr: "100 % lin", ar: "كتان 100%", en: "100% linen" },
      },
      {
        key: { fr: "Longueur dos", ar: "طول الظهر", en: "Back length" },
        value: { fr: "76 cm en M", ar: "76 سم في المقاس M", en: "76 cm in M" },
      },
      {
        key: { fr: "Boutons", ar: "الأزرار", en: "Buttons" },
        value: { fr: "Corozo", ar: "كوروزو", en: "Corozo" },
      },
      {
        key: { fr: "Entretien", ar: "العناية", en: "Care" },
        value: {
          fr: "Lavage à 30 degrés, fer tiède",
          ar: "غسل على 30 درجة وكيّ فاتر",
          en: "Wash at 30 degrees, warm iron",
        },
      },
    ],
    listPrice: 4800,
    discount: 0,
    quantity: 48,
    colors: [
      { key: "ciel", name: { fr: "Bleu ciel", ar: "أزرق سماوي", en: "Sky blue" }, hex: "#9db8d3" },
      { key: "blanc", name: { fr: "Blanc", ar: "أبيض", en: "White" }, hex: "#f2efe9" },
      { key: "olive", name: { fr: "Olive", ar: "زيتوني", en: "Olive" }, hex: "#6c7350" },
    ],
    sizes: ["S", "M", "L", "XL", "XXL"],
    stock: { ciel: [4, 6, 5, 3, 1], blanc: [3, 5, 6, 4, 2], olive: [2, 4, 3, 0, 0] },
    tags: [
      { fr: "chemise", ar: "قميص", en: "shirt" },
      { fr: "lin", ar: "كتان", en: "linen" },
      { fr: "mixte", ar: "للجنسين", en: "unisex" },
      { fr: "été", ar: "صيف", en: "summer" },
    ],
    featured: false,
    sellCount: 64,
    offerDate: null,
    addedDaysAgo: 61,
    videoId: null,
    reviews: [
      {
        name: "Anis B.",
        town: "Oran",
        email: "anis.b@exemple.dz",
        rating: 5,
        daysAgo: 9,
        lang: "fr",
        review: "Le lin est épais juste ce qu’il faut, on ne voit pas à travers. Lavée trois fois, elle n’a pas bougé.",
        picture: "reviews/chemise-cirta",
      },
      {
        name: "نسيم ع.",
        town: "مستغانم",
        email: "nassim.a@exemple.dz",
        rating: 5,
        daysAgo: 21,
        lang: "ar",
        review: "مريح جدًا في الحر واللون مطابق للصورة. طولي 1.82 وأخذت مقاس L فكان مضبوطًا.",
      },
      {
        name: "Yanis K.",
        town: "Alger",
        email: "yanis.k@exemple.dz",
        rating: 4,
        daysAgo: 47,
        lang: "fr",
        review: "Belle chemise, mais il faut aimer les plis. Le M me va, je fais 1,75 m pour 72 kg.",
      },
    ],
  },
  {
    id: 40,
    sku: "CIR-140",
    slug: "robe-cirta",
    productType: "fashion",
    parent: "vetements",
    children: "robes",
    brand: "Cirta",
    title: { fr: "Robe longue brodée Cirta", ar: "فستان طويل مطرّز Cirta", en: "Cirta long embroidered dress" },
    unit: null,
    shortDescription: {
      fr: "Une robe longue à manches longues, ceinturée, à jupe ample. La patte de boutonnage est brodée de fil doré, comme un col de karakou en plus discret.",
      ar: "فستان طويل بأكمام طويلة وحزام وتنورة واسعة. صدره مطرّز بخيط ذهبي يذكّر بياقة الكاراكو لكن ببساطة أكثر.",
      en: "A long, belted dress with long sleeves and a wide skirt. Golden thread is embroidered along its placket, like the collar of a karakou but quieter.",
    },
    description: {
      fr: [
        "Le tissu est une viscose souple et opaque qui tombe droit et suit la marche. La jupe est coupée en forme, sans couture devant. La ceinture se noue devant ou derrière et s’enlève.",
        "La broderie est faite au point de chaînette, puis arrêtée à la main. Lavez la robe à l’envers, à 30 degrés, et repassez la broderie sur l’envers. Longueur de l’épaule à l’ourlet en M : 130 cm.",
      ],
      ar: [
        "القماش من الفيسكوز اللين غير الشفاف، ينسدل مستقيمًا ويتبع الخطوة. التنورة مقصوصة على شكل نصف دائرة دون خياطة من الأمام. والحزام يُربط من الأمام أو من الخلف ويمكن نزعه.",
        "التطريز بغرزة السلسلة ومثبّت باليد. يُغسل الفستان مقلوبًا على 30 درجة، ويُكوى التطريز من الوجه الداخلي. الطول من الكتف إلى الحاشية في المقاس M هو 130 سم.",
      ],
      en: [
        "The fabric is a soft, opaque viscose that falls straight and follows your step. The skirt is cut in a flare, with no seam in front. The belt ties in front or behind, and comes off.",
        "The embroidery is worked in chain stitch and finished by hand. Wash the dress inside out at 30 degrees and iron the embroidery from the back. Length from shoulder to hem in M: 130 cm.",
      ],
    },
    features: [
      {
        icon: "sparkles",
        title: { fr: "Broderie dorée", ar: "تطريز ذهبي", en: "Golden embroidery" },
        text: { fr: "Arrêtée à la main.", ar: "مثبّت باليد.", en: "Finished by hand." },
      },
      {
        icon: "layers",
        title: { fr: "Opaque", ar: "غير شفاف", en: "Opaque" },
        text: {
          fr: "Sans jupon, même en clair.",
          ar: "دون بطانة، حتى بالألوان الفاتحة.",
          en: "No slip needed, even in pale colours.",
        },
      },
      {
        icon: "ruler",
        title: { fr: "Du S au XXL", ar: "من S إلى XXL", en: "S to XXL" },
        text: { fr: "La ceinture ajuste la taille.", ar: "والحزام يضبط الخصر.", en: "The belt adjusts the waist." },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Matière", ar: "الخامة", en: "Material" },
        value: { fr: "100 % viscose", ar: "فيسكوز 100%", en: "100% viscose" },
      },
      {
        key: { fr: "Longueur", ar: "الطول", en: "Length" },
        value: { fr: "130 cm en M", ar: "130 سم في المقاس M", en: "130 cm in M" },
      },
      {
        key: { fr: "Manches", ar: "الأكمام", en: "Sleeves" },
        value: { fr: "Longues", ar: "طويلة", en: "Long" },
      },
      {
        key: { fr: "Entretien", ar: "العناية", en: "Care" },
        value: {
          fr: "À l’envers, 30 degrés",
          ar: "مقلوبًا على 30 درجة",
          en: "Inside out, 30 degrees",
        },
      },
    ],
    listPrice: 7900,
    discount: 10,
    quantity: 27,
    colors: [
      { key: "emeraude", name: { fr: "Émeraude", ar: "زمردي", en: "Emerald" }, hex: "#24624f" },
      { key: "terracotta", name: { fr: "Terracotta", ar: "قرميدي", en: "Terracotta" }, hex: "#b9573a" },
    ],
    sizes: ["S", "M", "L", "XL", "XXL"],
    stock: { emeraude: [2, 5, 4, 3, 1], terracotta: [3, 4, 3, 2, 0] },
    tags: [
      { fr: "robe", ar: "فستان", en: "dress" },
      { fr: "broderie", ar: "تطريز", en: "embroidery" },
      { fr: "femme", ar: "نساء", en: "women" },
      { fr: "fête", ar: "مناسبات", en: "occasion" },
    ],
    featured: false,
    sellCount: 41,
    offerDate: null,
    addedDaysAgo: 38,
    videoId: null,
    reviews: [
      {
        name: "ريم س.",
        town: "قسنطينة",
        email: "rym.s@exemple.dz",
        rating: 5,
        daysAgo: 5,
        lang: "ar",
        review: "لبسته في خطوبة أختي وسألني الجميع عنه. القماش لا يتجعّد والتطريز أجمل من الصورة.",
        picture: "reviews/robe-cirta",
      },
      {
        name: "Manel H.",
        town: "Annaba",
        email: "manel.h@exemple.dz",
        rating: 4,
        daysAgo: 17,
        lang: "fr",
        review: "Elle tombe très bien et elle n’est pas transparente. Je fais 1,58 m, j’ai repris l’ourlet de 4 cm.",
      },
    ],
  },
  {
    id: 41,
    sku: "TEL-141",
    slug: "veste-tell",
    productType: "fashion",
    parent: "vetements",
    children: "vestes",
    brand: "Tell",
    title: { fr: "Veste de travail Tell", ar: "سترة عمل Tell", en: "Tell work jacket" },
    unit: null,
    shortDescription: {
      fr: "Une veste droite en sergé de coton épais, à trois poches plaquées et cinq boutons. Elle remplace le blouson au printemps et se glisse sous un manteau l’hiver.",
      ar: "سترة مستقيمة من قماش قطني متين بثلاثة جيوب خارجية وخمسة أزرار. تغني عن الجاكيت في الربيع وتُلبس تحت المعطف شتاءً.",
      en: "A straight jacket in heavy cotton twill with three patch pockets and five buttons. It replaces a blouson in spring and fits under a coat in winter.",
    },
    description: {
      fr: [
        "C’est la veste des ateliers, presque inchangée : un col souple, des poches où l’on met vraiment quelque chose, des coutures doubles d’un fil plus clair. Le sergé est rigide au début et prend la forme des bras en quelques semaines.",
        "La poche de gauche tient un téléphone, celles du bas un carnet ou des gants. Lavez-la à l’envers, à 30 degrés : la couleur s’adoucit avec le temps, surtout aux coutures.",
      ],
      ar: [
        "هي سترة الورشات كما عُرفت دائمًا: ياقة لينة وجيوب عملية وخياطة مزدوجة بخيط أفتح. يكون القماش صلبًا في البداية ثم يأخذ شكل الذراعين خلال أسابيع.",
        "يتسع الجيب الأيسر للهاتف، والجيبان السفليان لدفتر أو قفازات. تُغسل مقلوبة على 30 درجة، ويهدأ لونها مع الوقت خصوصًا عند الخياطة.",
      ],
      en: [
        "This is the workshop jacket, hardly changed: a soft collar, pockets that really hold something, double seams in a paler thread. The twill is stiff at first and takes the shape of your arms within a few weeks.",
        "The left pocket holds a phone, the lower ones a notebook or gloves. Wash it inside out at 30 degrees: the colour softens with time, above all at the seams.",
      ],
    },
    features: [
      {
        icon: "shield-check",
        title: { fr: "Sergé épais", ar: "قماش متين", en: "Heavy twill" },
        text: { fr: "320 g/m², pur coton.", ar: "320 غ/م²، قطن خالص.", en: "320 g/m², pure cotton." },
      },
      {
        icon: "wallet",
        title: { fr: "Trois poches", ar: "ثلاثة جيوب", en: "Three pockets" },
        text: { fr: "Plaquées et cousues deux fois.", ar: "خارجية بخياطة مزدوجة.", en: "Patched on, sewn twice." },
      },
      {
        icon: "ruler",
        title: { fr: "Du S au XXL", ar: "من S إلى XXL", en: "S to XXL" },
        text: { fr: "Prévue pour un pull dessous.", ar: "تتسع لكنزة تحتها.", en: "Cut to go over a jumper." },
      },
    ],
    additionalInformation: [
      {
        key: { fr: "Matière", ar: "الخامة", en: "Material" },
        value: { fr: "Sergé, 100 % coton", ar: "قماش مائل النسج، قطن 100%", en: "Twill, 100% cotton" },
      },
      {
        key: { fr: "Longueur dos", ar: "طول الظهر", en: "Back length" },
        value: { fr: "72 cm en M", ar: "72 سم في المقاس M", en: "72 cm in M" },
      },
      {
        key: { fr: "Poids", ar: "الوزن", en: "Weight" },
        value: { fr: "820 g en M", ar: "820 غ في المقاس M", en: "820 g in M" },
      },
      {
        key: { fr: "Entretien", ar: "العناية", en: "Care" },
        value: {
          fr: "À l’envers, 30 degrés",
          ar: "مقلوبة على 30 درجة",
          en: "Inside out, 30 degrees",
        },
      },
    ],
    listPrice: 9800,
    discount: 0,
    quantity: 22,
    colors: [
      { key: "nuit", name: { fr: "Bleu nuit", ar: "أزرق ليلي", en: "Midnight blue" }, hex: "#2b3a63" },
      { key: "sable", name: { fr: "Sable", ar: "رملي", en: "Sand" }, hex: "#d6c6a8" },
    ],
    sizes: ["S", "M", "L", "XL", "XXL"],
    stock: { nuit: [2, 4, 5, 3, 1], sable: [1, 3, 2, 1, 0] },
    tags: [
      { fr: "veste", ar: "سترة", en: "jacket" },
      { fr: "coton", ar: "قطن", en: "cotton" },
      { fr: "homme", ar: "رجال", en: "men" },
    ],
    featured: false,
    sellCount: 23,
    offerDate: null,
    addedDaysAgo: 33,
    videoId: null,
    reviews: [
      {
        name: "Walid M.",
        town: "Sétif",
        email: "walid.m@exemple.dz",
        rating: 5,
        daysAgo: 12,
        lang: "fr",
        review:
          "Lourde, solide, et les poches sont assez grandes pour mes gants. J’ai pris XL pour mettre un pull dessous.",
      },
    ],
  },
]
