type Change = readonly [component: string, what: string];

interface Week {
  /** Its Monday, as an ISO date. */
  from: string;
  added: readonly Change[];
  changed: readonly Change[];
}

/**
 * News for designers, latest week first. Written with each change; the components that the latest week adds
 * have the tag `new` in their stories.
 */
export const weeks: readonly [Week, ...Week[]] = [
  {
    from: '2026-11-30',
    added: [
      ['blocks/CountryFacts', 'What the law of a country asks of sellers, with sources'],
      ['blocks/CountryGuide', 'What selling in a country takes, costs and leads on to'],
      ['blocks/FactChanges', 'What changes in all countries, and when'],
      ['blocks/FactTable', 'One topic in all countries, as a table to sort'],
      ['gateway/AccountLayout', 'The heading of a page of the account, with the way to the others'],
      ['gateway/AlertLink', 'Begins or ends the e-mails about changes of the law'],
      ['gateway/AlertsPage', 'Signs up for e-mails about changes of the law'],
      ['gateway/ChangePasswordForm', 'Changes the password of an account'],
      ['gateway/CompanyForm', 'The data of a company, and where it is registered'],
      ['gateway/CouponList', 'The coupons of an account'],
      ['gateway/DueDates', 'The calendar of an account'],
      ['gateway/EnquiryLink', 'Confirms an enquiry, and shows or cancels a call'],
      ['gateway/EnquiryList', 'The messages of an account, each with where it stands'],
      ['gateway/Footer', 'The foot of the gateway’s pages'],
      ['gateway/ForgottenForm', 'A new password by a code'],
      ['gateway/Header', 'The head of the gateway’s pages'],
      ['gateway/LoginForm', 'Logs in by number and password'],
      ['gateway/Problem', 'A page that there is not, or that cannot be shown'],
      ['gateway/Profile', 'What is known of an account'],
      ['gateway/RegisterForm', 'Opens an account in two steps'],
      ['gateway/Reports', 'The saved reports of an account'],
      ['gateway/WorkPlace', 'The page after the login'],
      ['parts/AlertLink', 'Leads to the e-mails about changes of the law'],
      ['parts/ComparisonTable', 'Countries beside each other, with everything that differs'],
      ['parts/DeadlineTable', 'Deadlines by month'],
      ['parts/FilmInText', 'A film within a text, played in its place'],
      ['parts/FilmRows', 'Films in rows, with their length'],
      ['parts/RelatedServices', 'Services that a text is about, with their prices'],
      ['parts/RulesNote', 'When the rules of deadlines were last checked'],
      ['parts/TableOfContents', 'The chapters of a text, the current one marked'],
      ['parts/TermLinks', 'Terms in a text open a card with their definition'],
      ['ui/PhoneFold', 'Content that is folded on phones alone'],
      ['views/CalculatorView', 'One-Stop Shop, threshold and parcel'],
      ['views/CalculatorsView', 'The list of calculators'],
      ['views/CompareView', 'Chosen countries in one comparison'],
      ['views/CountryDeadlinesView', 'Deadlines of one country'],
      ['views/DeadlinesView', 'Deadlines of all countries'],
      ['views/FilmView', 'One film, with chapters and transcript'],
      ['views/GuideCard', 'The preview picture of a guide, as networks show it'],
      ['views/ManualView', 'One manual, with the ones before and after it'],
      ['views/RatesOnDayView', 'VAT rates of a chosen day'],
      ['views/VatNumberView', 'Checks the form of a VAT number and asks VIES'],
    ],
    changed: [
      ['blocks/Glossary', 'Each term lists the pages on which it occurs'],
      ['layout/SearchPanel', 'Its parts load as soon as its button is pointed at'],
      ['parts/EnquiryForm', 'Asks for a call at a chosen time, too'],
      ['parts/PosterCarousel', 'Each poster is a component of its own'],
      ['parts/VideoPlayer', 'Has chapters'],
      ['views/ArticleView', 'Shows its chapters, terms and the services that it is about'],
    ],
  },
  {
    from: '2026-11-23',
    added: [
      ['blocks/AnnotatedPicture', 'A picture with numbers, and what they show'],
      ['blocks/People', 'Who is responsible for what'],
      ['layout/MenuSheet', 'The menu on phones'],
      ['layout/OfferBar', 'The chosen services with their sums'],
      ['layout/SchemeSelect', 'The choice of the colour scheme, in the footer'],
      ['parts/AddBundle', 'Adds a bundle of services to the offer'],
      ['parts/AddToOffer', 'Adds one service to the offer'],
      ['parts/BeforeOrdering', 'What to know before an order'],
      ['parts/CheckInvitation', 'Leads to the check of obligations'],
      ['parts/DutyCompass', 'The compass of home: two countries, and what is due'],
      ['parts/DutyMatrix', 'Obligations by country'],
      ['parts/FilingRhythm', 'How often VAT returns are assumed to be due'],
      ['parts/NotCovered', 'What a report does not cover'],
      ['parts/OfferList', 'The offer line by line'],
      ['parts/PriceBreakdown', 'Sums by period, and what they consist of'],
      ['parts/PriceBundles', 'Bundles for typical sellers'],
      ['parts/ReportMargin', 'The sums of a report beside it'],
      ['parts/ReportVerdict', 'The result of the check in one sentence'],
      ['parts/ReturnDates', 'The next dates of a duty, as calendar files'],
      ['parts/ServiceEntry', 'One service with everything about it'],
      ['parts/ToolOpening', 'A low opening above a tool'],
      ['ui/Chips', 'Choices in a row'],
      ['views/ServiceCategoryView', 'All services of a category'],
    ],
    changed: [
      ['blocks/Hero', 'The compass of home works, and its button is in the first screen'],
      ['blocks/ServiceDirectory', 'Rows open in their place'],
      ['layout/Consent', 'The question is a bar of a quarter of the window'],
      ['layout/SiteNavigation', 'Services and Resources open panels'],
      ['parts/ObligationReport', 'Each duty is one short line; groups are folded on phones'],
      ['parts/PriceEstimate', 'Adds up only what is ticked'],
      ['parts/PriceRows', 'One table by area, folded on phones'],
      ['parts/SurveyForm', 'Goes step by step and shows its progress'],
      ['ui/Section', 'Facts can stand in the margin'],
    ],
  },
];
