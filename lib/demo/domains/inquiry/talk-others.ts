import type { Talk } from './talk';

/** Buyers who write in their own language, each text with the platform's translation. */
export const OTHERS: Readonly<Record<string, Talk>> = {
  es: {
    subject: ['Cotización de {m}, {q} unidades', 'Consulta por {p}'],
    opening: [
      [
        'Buenos días: necesitamos {q} unidades de {p}. ¿Pueden cotizar CIF {port} con plazo de entrega y curvas?',
        '早上好：我们需要 {q} 台 {p}，请报 CIF {port} 价格、交期并附曲线。',
      ],
      [
        'Hola, somos instaladores y queremos probar {m}. ¿Cuál es el precio por {q} piezas y qué garantía dan?',
        '您好，我们是安装商，想试用 {m}。{q} 台什么价格，质保多久？',
      ],
    ],
    details: [
      [
        'El líquido es agua de pozo con algo de arena, 22 °C, y la red es de 440 V 60 Hz. El puerto es {port}.',
        '介质是含少量沙的井水，22 °C，电网 440 V 60 Hz，港口 {port}。',
      ],
    ],
    haggle: [
      [
        'Gracias por la oferta de {m}. Si bajan a {price} cerramos hoy por {q} unidades.',
        '感谢 {m} 的报价。如果能降到 {price}，今天就定 {q} 台。',
      ],
    ],
    accept: [
      [
        'De acuerdo con {price}. Adjunto la orden de compra por {q} unidades de {m}.',
        '同意 {price}。附 {q} 台 {m} 的采购订单。',
      ],
    ],
    decline: [
      [
        'El cliente eligió otra marca para estas {q} bombas. Quedamos en contacto para el próximo proyecto con {m}.',
        '客户这 {q} 台选了别的品牌，下个用 {m} 的项目再联系。',
      ],
    ],
    chase: [
      [
        '¿Pudieron revisar mi consulta sobre {m}? La obra empieza en dos semanas.',
        '{m} 的询价看了吗？工地两周后开工。',
      ],
    ],
  },
  pt: {
    subject: ['Orçamento: {q} × {m}', 'Consulta sobre {p}'],
    opening: [
      [
        'Bom dia, precisamos de {q} unidades de {p} com motor 60 Hz. Por favor, cotem CIF {port} e informem o prazo.',
        '早上好，我们需要 {q} 台 60 Hz 的 {p}，请报 CIF {port} 并告知交期。',
      ],
      [
        'Olá! Vi a {m} no catálogo. Para {q} peças, qual o preço e a forma de pagamento?',
        '您好！在样本上看到 {m}，{q} 台的价格和付款方式是？',
      ],
    ],
    details: [
      [
        'A água vem de rio, até 28 °C, e o quadro é de 380 V 60 Hz. Entrega em {port}, {q} unidades.',
        '水源为河水，最高 28 °C，配电 380 V 60 Hz，送到 {port}，{q} 台。',
      ],
    ],
    haggle: [
      [
        'Recebi a proposta. Com {price} por unidade consigo aprovar a compra de {q}.',
        '收到报价。每台 {price} 的话 {q} 台就能批下来。',
      ],
    ],
    accept: [
      [
        'Pedido aprovado: {q} × {m}. Podem emitir a fatura proforma para {port}.',
        '订单已批：{q} × {m}，请开到 {port} 的形式发票。',
      ],
    ],
    decline: [
      [
        'Infelizmente o projeto com a {m} foi adiado. Voltamos a falar no próximo semestre.',
        '很遗憾，用 {m} 的项目推迟了，下半年再谈。',
      ],
    ],
    chase: [['Alguma novidade sobre o preço da {m}?', '{m} 的价格有消息吗？']],
  },
  fr: {
    subject: ['Demande de prix : {q} × {m}', 'Devis pour {p}'],
    opening: [
      [
        'Bonjour, nous cherchons {q} exemplaires de {p}. Merci de nous faire parvenir votre meilleur prix CIF {port}, le délai et la courbe.',
        '您好，我们在找 {q} 台 {p}，请报 CIF {port} 最优价、交期和曲线。',
      ],
      [
        'Bonjour, la {m} convient-elle à un service continu ? Nous en prendrions {q} pour commencer.',
        '您好，{m} 适合连续运行吗？我们先要 {q} 台。',
      ],
    ],
    details: [
      [
        'Eau claire à 30 °C, réseau 400 V 50 Hz, pompes installées en plein air à {port}. Il nous faut les {q} avant l’été.',
        '清水 30 °C，400 V 50 Hz，{port} 户外安装，{q} 台夏天前要到。',
      ],
    ],
    haggle: [
      [
        'Votre offre pour la {m} est intéressante, mais notre limite est {price} pièce pour {q}.',
        '{m} 的报价有吸引力，但 {q} 台我们的上限是每台 {price}。',
      ],
    ],
    accept: [
      [
        'C’est d’accord : {q} × {m} à {price}. Merci d’envoyer la facture pro forma.',
        '成交：{q} × {m}，单价 {price}，请发形式发票。',
      ],
    ],
    decline: [
      [
        'Le marché a été attribué à un concurrent local, nous n’aurons pas besoin des {q} {m}.',
        '标被本地公司拿走了，{q} 台 {m} 用不上了。',
      ],
    ],
    chase: [['Avez-vous pu regarder ma demande pour la {m} ?', '{m} 的询价您看了吗？']],
  },
  de: {
    subject: ['Anfrage {m}, {q} Stück', 'Angebot für {p}'],
    opening: [
      [
        'Guten Tag, wir benötigen {q} Stück {p} und bitten um Ihr Angebot frei {port} mit Kennlinie und Werkszeugnis 3.1.',
        '您好，我们需要 {q} 台 {p}，请报到 {port} 的价格，附曲线和 3.1 材质证明。',
      ],
      [
        'Hallo, ist die {m} mit Motor IE4 lieferbar? Bedarf {q} Stück, Lieferung spätestens in acht Wochen.',
        '您好，{m} 能配 IE4 电机吗？需要 {q} 台，八周内交货。',
      ],
    ],
    details: [
      [
        'Medium ist Kühlwasser mit 30 % Glykol, 8 °C, Netz 400 V 50 Hz. Farbe bitte RAL 7016, Anlieferung {port}.',
        '介质为 30% 乙二醇冷却水，8 °C，400 V 50 Hz，颜色 RAL 7016，交货 {port}。',
      ],
    ],
    haggle: [
      [
        'Vielen Dank für das Angebot über {m}. Bei {price} je Stück und {q} Stück können wir bestellen.',
        '感谢 {m} 的报价。{q} 台、每台 {price} 我们就可以下单。',
      ],
    ],
    accept: [
      [
        'Wir bestellen {q} × {m} zu {price}. Die Bestellung liegt bei.',
        '我们订购 {q} × {m}，单价 {price}，订单见附件。',
      ],
    ],
    decline: [
      [
        'Der Bauherr hat sich für einen anderen Hersteller entschieden, die {q} Pumpen entfallen leider.',
        '业主选了别的厂家，{q} 台泵取消，很抱歉。',
      ],
    ],
    chase: [['Dürfen wir noch diese Woche mit Ihrem Angebot zur {m} rechnen?', '{m} 的报价本周能给吗？']],
  },
  ru: {
    subject: ['Запрос: {m}, {q} шт.', 'Коммерческое предложение на {p}'],
    opening: [
      [
        'Здравствуйте! Нам нужны {p}, {q} шт. Просим цену до {port}, срок и паспорт с кривой.',
        '您好！我们需要 {p} {q} 台，请报到 {port} 的价格、交期和带曲线的说明书。',
      ],
      [
        'Добрый день. Пришлите, пожалуйста, каталог и цену на {m}. Количество {q}, далее ежемесячно.',
        '您好，请发 {m} 的样本和价格。数量 {q}，之后每月都要。',
      ],
    ],
    details: [
      [
        'Перекачиваем масло при минус 10 °C, вязкость до 400 сСт, сеть 380 В. Доставка {port}, {q} шт. до зимы.',
        '输送油品，零下 10 °C，黏度至 400 厘斯，380 V。到 {port}，{q} 台入冬前要。',
      ],
    ],
    haggle: [
      [
        'Спасибо за предложение. При {price} за {m} готовы оплатить {q} шт. на этой неделе.',
        '感谢报价。{m} 每台 {price}，本周就付 {q} 台的款。',
      ],
    ],
    accept: [
      ['Согласны: {q} × {m} по {price}. Ждём счёт и договор.', '同意：{q} × {m}，单价 {price}，等您的账单和合同。'],
    ],
    decline: [
      ['К сожалению, закупку {m} перенесли. Вернёмся к вопросу весной.', '很遗憾，{m} 的采购推迟了，春天再谈。'],
    ],
    chase: [['Подскажите, когда ждать ответ по {m}?', '请问 {m} 什么时候有答复？']],
  },
  ar: {
    subject: ['طلب عرض سعر: {m} عدد {q}', 'استفسار عن {p}'],
    opening: [
      [
        'السلام عليكم، نحتاج إلى {q} من {p}. نرجو عرض السعر واصل {port} مع مدة التسليم والشهادات.',
        '您好，我们需要 {q} 台 {p}，请报到 {port} 的价格、交期和证书。',
      ],
      ['مرحبًا، هل يتوفر {m} جاهزًا للشحن؟ الكمية {q} والمشروع مستعجل.', '您好，{m} 有现货吗？数量 {q}，项目很急。'],
    ],
    details: [
      [
        'درجة حرارة الجو تصل إلى 52 والجهد 380 فولت 60 هرتز. التسليم في {port} والعدد {q}.',
        '环境温度到 52 度，380 V 60 Hz，{port} 交货，{q} 台。',
      ],
    ],
    haggle: [
      ['شكرًا على العرض. إذا كان سعر {m} هو {price} نؤكد {q} اليوم.', '谢谢报价。{m} 做到 {price}，今天就确认 {q} 台。'],
    ],
    accept: [
      [
        'تمت الموافقة على {q} من {m} بسعر {price}. أرسلوا الفاتورة المبدئية.',
        '同意 {q} 台 {m}，单价 {price}，请发形式发票。',
      ],
    ],
    decline: [
      [
        'اختار الاستشاري علامة أخرى لهذا المشروع، شكرًا لجهودكم بخصوص {m}.',
        '顾问这次选了别的品牌，感谢你们为 {m} 做的工作。',
      ],
    ],
    chase: [['هل من رد بخصوص {m}؟', '{m} 有答复吗？']],
  },
  vi: {
    subject: ['Báo giá {m}, số lượng {q}', 'Hỏi về {p}'],
    opening: [
      [
        'Xin chào, chúng tôi cần {q} bộ {p}. Vui lòng báo giá CIF {port}, thời gian giao hàng và đường đặc tính.',
        '您好，我们需要 {q} 台 {p}，请报 CIF {port}、交期和特性曲线。',
      ],
      [
        'Chào anh/chị, {m} có chứng nhận CO form E không? Bên em cần {q} cái.',
        '您好，{m} 能出 FORM E 产地证吗？我们要 {q} 台。',
      ],
    ],
    details: [
      [
        'Nước sạch 30 °C, điện 380 V 50 Hz, lắp tầng hầm. Giao tại {port}, {q} bộ.',
        '清水 30 °C，380 V 50 Hz，地下室安装，{port} 交货，{q} 台。',
      ],
    ],
    haggle: [
      ['Giá {m} hơi cao. Nếu được {price} bên em đặt {q} bộ ngay.', '{m} 价格偏高，{price} 的话马上订 {q} 台。'],
    ],
    accept: [['Bên em đồng ý {price}, đặt {q} bộ {m}. Nhờ gửi hợp đồng.', '同意 {price}，订 {q} 台 {m}，请发合同。']],
    decline: [
      ['Chủ đầu tư đổi thiết kế nên không dùng {m} nữa, hẹn dịp khác.', '业主改设计，不用 {m} 了，下次再合作。'],
    ],
    chase: [['Anh/chị xem giúp báo giá {m} với ạ.', '麻烦看一下 {m} 的报价。']],
  },
  id: {
    subject: ['Permintaan harga {m}, {q} unit', 'Tanya {p}'],
    opening: [
      [
        'Selamat pagi, kami butuh {q} unit {p}. Mohon harga CIF {port} beserta waktu kirim.',
        '早上好，我们需要 {q} 台 {p}，请报 CIF {port} 和交期。',
      ],
      ['Halo, apakah {m} bisa dengan merek kami? Jumlah {q} unit.', '您好，{m} 能贴我们的牌吗？数量 {q}。'],
    ],
    details: [
      [
        'Air bersih 28 °C, listrik 380 V 50 Hz. Kirim ke {port}, {q} unit sebelum Lebaran.',
        '清水 28 °C，380 V 50 Hz，开斋节前 {q} 台到 {port}。',
      ],
    ],
    haggle: [['Harga {m} bisa {price}? Kami ambil {q} unit minggu ini.', '{m} 能做 {price} 吗？本周就要 {q} 台。']],
    accept: [['Setuju {price}. PO untuk {q} unit {m} terlampir.', '同意 {price}，{q} 台 {m} 的订单见附件。']],
    decline: [
      [
        'Maaf, anggaran untuk {q} unit dipotong. Lain kali kami hubungi lagi soal {m}.',
        '抱歉，{q} 台的预算被砍了，以后再联系 {m}。',
      ],
    ],
    chase: [['Mohon kabar untuk penawaran {m}.', '{m} 的报价请告知进展。']],
  },
  tr: {
    subject: ['{m} için teklif, {q} adet', '{p} hakkında'],
    opening: [
      [
        'Merhaba, {q} adet {p} için CIF {port} fiyat ve termin rica ederiz.',
        '您好，请报 {q} 台 {p} 的 CIF {port} 价格和交期。',
      ],
      ['İyi günler, {m} sürekli çalışmaya uygun mu? İhtiyacımız {q} adet.', '您好，{m} 适合连续运行吗？需要 {q} 台。'],
    ],
    details: [
      [
        'Akışkan 180 °C kızgın yağ, şebeke 400 V 50 Hz. Teslim {port}, {q} adet.',
        '介质为 180 °C 热油，400 V 50 Hz，{port} 交货，{q} 台。',
      ],
    ],
    haggle: [['{m} için {price} olursa {q} adet siparişi hemen veriyoruz.', '{m} 做到 {price}，马上下 {q} 台的单。']],
    accept: [['Onaylandı: {q} × {m}, {price}. Proforma bekliyoruz.', '确认：{q} × {m}，{price}，等形式发票。']],
    decline: [['Proje durdu, {q} adet {m} şimdilik gerekmiyor.', '项目停了，{q} 台 {m} 暂时不需要。']],
    chase: [['{m} teklifi hazır mı?', '{m} 的报价好了吗？']],
  },
  it: {
    subject: ['Richiesta d’offerta {m}, {q} pezzi', 'Preventivo per {p}'],
    opening: [
      [
        'Buongiorno, ci servono {q} pezzi di {p}. Chiediamo il prezzo reso {port}, i tempi e la curva.',
        '您好，我们需要 {q} 台 {p}，请报到 {port} 的价格、交期和曲线。',
      ],
      ['Salve, la {m} è adatta al contatto con alimenti? Quantità {q}.', '您好，{m} 可以接触食品吗？数量 {q}。'],
    ],
    details: [
      [
        'Siero di latte a 60 °C, lavaggio CIP a 85 °C, rete 400 V. Consegna {port}, {q} pezzi.',
        '60 °C 乳清，85 °C CIP 清洗，400 V，{port} 交货，{q} 台。',
      ],
    ],
    haggle: [
      ['Con {price} per la {m} possiamo confermare {q} pezzi entro venerdì.', '{m} 到 {price}，周五前确认 {q} 台。'],
    ],
    accept: [['Confermiamo {q} × {m} a {price}. Ordine in allegato.', '确认 {q} × {m}，{price}，订单见附件。']],
    decline: [['Abbiamo riparato le vecchie pompe, per ora niente {m}.', '旧泵修好了，暂时不买 {m}。']],
    chase: [['Avete novità sull’offerta per {m}?', '{m} 的报价有消息吗？']],
  },
  ja: {
    subject: ['{m} 見積依頼（{q}台）', '{p}について'],
    opening: [
      [
        'お世話になります。{p}を{q}台検討しております。CIF {port}の価格、納期、性能曲線をお願いいたします。',
        '您好，我们正考虑购买 {q} 台 {p}，请提供 CIF {port} 价格、交期和性能曲线。',
      ],
      [
        'はじめまして。{m}は200V 60Hzに対応可能でしょうか。数量は{q}台です。',
        '初次联系。{m} 能做 200 V 60 Hz 吗？数量 {q} 台。',
      ],
    ],
    details: [
      [
        '液は純水25℃、接液部の材質証明が必要です。{port}渡しで{q}台お願いします。',
        '介质纯水 25 ℃，需要接液材质证明，{port} 交货 {q} 台。',
      ],
    ],
    haggle: [['{m}を{price}にしていただければ、{q}台発注いたします。', '{m} 若能做到 {price}，我们就订 {q} 台。']],
    accept: [['{price}で承知しました。{m} {q}台の注文書を添付します。', '{price} 可以，附 {m} {q} 台的订单。']],
    decline: [
      [
        '今回は国内メーカーの採用となりました。{m}の件、ありがとうございました。',
        '这次采用了日本国内厂家，{m} 的事谢谢您。',
      ],
    ],
    chase: [['{m}の見積はいつ頃いただけますか。', '{m} 的报价大概什么时候能给？']],
  },
};
