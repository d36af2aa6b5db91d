import { bullets, paragraphs } from '../markdown';
import type { SeedQuestionType } from '../types';

export const companies: SeedQuestionType = {
  type: 'companies',
  typeName: { en: 'Companies', de: 'Gesellschaften' },
  questions: [
    {
      key: 'report-company-change',
      question: {
        en: 'Who needs to know that my company has a new director or address?',
        de: 'Wem melde ich einen neuen Direktor oder eine neue Anschrift meiner Gesellschaft?',
      },
      summary: {
        en: 'The company register first, mostly within 14 to 30 days, then every tax office, scheme and register that knows the company.',
        de: 'Zuerst dem Register der Gesellschaft, meist binnen 14 bis 30 Tagen, dann jedem Finanzamt, System und Register, das die Gesellschaft führt.',
      },
      answerMarkdown: {
        en: paragraphs(
          'The company register has the shortest period: usually 14~days in the United Kingdom and Singapore, 15~days in Hong Kong, 30~days in the British Virgin Islands, one month in France. It starts with the resolution.',
          'Then tell everyone who has the company on file abroad:',
          bullets(
            'tax offices with a VAT registration, without delay,',
            'the One-Stop Shop, by the tenth day of the following month,',
            'the US tax office on Form 8822-B, within 60~days for a new responsible person,',
            'producer registers, banks and marketplaces, before they find out for themselves.',
          ),
          'We report from one file: see [company changes](/cht/companyChange).',
        ),
        de: paragraphs(
          'Das Register der Gesellschaft hat die kürzeste Frist: in der Regel 14~Tage im Vereinigten Königreich und in Singapur, 15~Tage in Hongkong, 30~Tage auf den Britischen Jungferninseln, ein Monat in Frankreich. Sie beginnt mit dem Beschluss.',
          'Danach folgen alle, bei denen die Gesellschaft im Ausland geführt wird:',
          bullets(
            'Finanzämter mit einer Umsatzsteuer-Registrierung, unverzüglich,',
            'der One-Stop-Shop, bis zum zehnten Tag des Folgemonats,',
            'die US-Steuerbehörde mit Form 8822-B, bei einer neuen verantwortlichen Person binnen 60~Tagen,',
            'Herstellerregister, Banken und Marktplätze, bevor sie es selbst bemerken.',
          ),
          'Wir melden aus einer Akte: siehe [Unternehmensänderungen](/cht/companyChange).',
        ),
      },
      reviewTime: '2026-11-24',
      sources: [
        {
          title: {
            en: 'Implementing Regulation (EU) No 282/2011, Article 57h',
            de: 'Durchführungsverordnung (EU) Nr.~282/2011, Artikel~57h',
          },
          url: 'https://eur-lex.europa.eu/eli/reg_impl/2011/282/oj',
        },
        {
          title: { en: 'IRS: About Form 8822-B', de: 'IRS: Über Form 8822-B' },
          url: 'https://www.irs.gov/forms-pubs/about-form-8822-b',
        },
      ],
      related: ['end-a-company'],
      services: ['change-hong-kong', 'change-singapore', 'change-united-kingdom', 'change-france'],
    },
    {
      key: 'end-a-company',
      question: {
        en: 'How do I close a company that I no longer need?',
        de: 'Wie beende ich eine Gesellschaft, die ich nicht mehr brauche?',
      },
      summary: {
        en: 'Settle VAT numbers, registers and debts first, then apply for deregistration. Letting it lapse costs more in the end.',
        de: 'Erst USt-IdNrn., Register und Schulden regeln, dann die Löschung beantragen. Sie auslaufen zu lassen kommt am Ende teurer.',
      },
      answerMarkdown: {
        en: paragraphs(
          'A register deletes a company that no longer trades, owes nothing and whose members agree. In the United Kingdom it must not have traded for three months; in Hong Kong the tax office must have no objection. Most registers then publish the application and wait two to three months.',
          'VAT registrations do not end with the company. Sell or move the stock, file the last returns, wait for refunds, cancel each number, and only then close the bank account.',
          'A company that cannot pay its debts must not take this route: that is a case for a lawyer.',
          'Conditions, times and prices for each place are under [deregistration](/cht/deregistration).',
        ),
        de: paragraphs(
          'Ein Register löscht eine Gesellschaft, die nicht mehr tätig ist, nichts schuldet und deren Gesellschafter zustimmen. Im Vereinigten Königreich darf sie drei Monate nicht tätig gewesen sein; in Hongkong darf die Steuerbehörde keine Einwände haben. Die meisten Register machen den Antrag dann bekannt und warten zwei bis drei Monate.',
          'Umsatzsteuer-Registrierungen enden nicht mit der Gesellschaft. Ware verkaufen oder verbringen, letzte Meldungen abgeben, Erstattungen abwarten, jede Nummer abmelden, und erst dann das Bankkonto schließen.',
          'Eine Gesellschaft, die ihre Schulden nicht bezahlen kann, darf diesen Weg nicht gehen: Das ist ein Fall für eine Anwaltskanzlei.',
          'Voraussetzungen, Dauer und Preise nach Standort stehen unter [Löschung einer Gesellschaft](/cht/deregistration).',
        ),
      },
      reviewTime: '2026-11-24',
      sources: [
        {
          title: {
            en: 'GOV.UK: Strike off your limited company from the Companies Register',
            de: 'GOV.UK: Löschung einer Limited aus dem Register',
          },
          url: 'https://www.gov.uk/strike-off-your-company-from-companies-register',
        },
      ],
      related: ['report-company-change'],
      services: ['deregistration-hong-kong', 'deregistration-singapore', 'deregistration-united-kingdom'],
    },
  ],
};
