import { about } from './pages/about';
import { aboutUs } from './pages/aboutUs';
import { accessibility } from './pages/accessibility';
import { accountingAudit } from './pages/accountingAudit';
import { annualReviewBVI } from './pages/annualReviewBVI';
import { annualReviewHK } from './pages/annualReviewHK';
import { annualReviewSSE } from './pages/annualReviewSSE';
import { annualReviewUSA } from './pages/annualReviewUSA';
import { annualReviewXJP } from './pages/annualReviewXJP';
import { annualReviewYG } from './pages/annualReviewYG';
import { bankAccount } from './pages/bankAccount';
import { commonQuestion } from './pages/commonQuestion';
import { companyChange } from './pages/companyChange';
import { contact } from './pages/contact';
import { deregistration } from './pages/deregistration';
import { factPages, reference } from './pages/factPages';
import { germanEquivalents, furtherGlossaries } from './pages/germanEquivalents';
import { home } from './pages/home';
import { imprint } from './pages/imprint';
import { incorporationBVI } from './pages/incorporationBVI';
import { incorporationFR } from './pages/incorporationFR';
import { incorporationHK } from './pages/incorporationHK';
import { incorporationSSE } from './pages/incorporationSSE';
import { incorporationUSA } from './pages/incorporationUSA';
import { incorporationXJP } from './pages/incorporationXJP';
import { incorporationYG } from './pages/incorporationYG';
import { integrations } from './pages/integrations';
import { privacy } from './pages/privacy';
import { resourcesDoc } from './pages/resourcesDoc';
import { resourcesSearch } from './pages/resourcesSearch';
import { secretaryServices } from './pages/secretaryServices';
import { security } from './pages/security';
import { servicesPage } from './pages/services';
import { switching } from './pages/switching';
import { terms } from './pages/terms';
import type { SeedPage } from './types';

/** Every page that a fresh installation starts with. */
export const pagesContent: SeedPage[] = [
  home,
  servicesPage,
  incorporationBVI,
  incorporationFR,
  incorporationHK,
  incorporationSSE,
  incorporationUSA,
  incorporationXJP,
  incorporationYG,
  annualReviewBVI,
  annualReviewHK,
  annualReviewSSE,
  annualReviewUSA,
  annualReviewXJP,
  annualReviewYG,
  secretaryServices,
  accountingAudit,
  bankAccount,
  companyChange,
  deregistration,
  integrations,
  switching,
  about,
  aboutUs,
  contact,
  commonQuestion,
  resourcesDoc,
  resourcesSearch,
  germanEquivalents,
  ...furtherGlossaries,
  reference,
  ...factPages,
  imprint,
  privacy,
  terms,
  accessibility,
  security,
];
