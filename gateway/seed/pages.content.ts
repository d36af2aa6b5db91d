import { about } from './pages/about';
import { aboutUs } from './pages/aboutUs';
import { home } from './pages/home';
import { incorporationHK } from './pages/incorporationHK';
import { services } from './pages/services';
import type { SeedPage } from './types';

/** Every page that a fresh installation starts with. */
export const pages: SeedPage[] = [home, services, incorporationHK, about, aboutUs];
