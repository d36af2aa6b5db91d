/// <reference types="next/image-types/global" />
/*
 * Flags as files: each is fetched only where it is shown, and none of them is in a script. The package exports only
 * components, so the files are named by their place, as the fonts are.
 */
import type { StaticImageData } from 'next/image';

import AE from '../../../node_modules/country-flag-icons/3x2/AE.svg';
import AT from '../../../node_modules/country-flag-icons/3x2/AT.svg';
import BE from '../../../node_modules/country-flag-icons/3x2/BE.svg';
import BG from '../../../node_modules/country-flag-icons/3x2/BG.svg';
import CH from '../../../node_modules/country-flag-icons/3x2/CH.svg';
import CN from '../../../node_modules/country-flag-icons/3x2/CN.svg';
import CY from '../../../node_modules/country-flag-icons/3x2/CY.svg';
import CZ from '../../../node_modules/country-flag-icons/3x2/CZ.svg';
import DE from '../../../node_modules/country-flag-icons/3x2/DE.svg';
import DK from '../../../node_modules/country-flag-icons/3x2/DK.svg';
import EE from '../../../node_modules/country-flag-icons/3x2/EE.svg';
import EG from '../../../node_modules/country-flag-icons/3x2/EG.svg';
import ES from '../../../node_modules/country-flag-icons/3x2/ES.svg';
import EU from '../../../node_modules/country-flag-icons/3x2/EU.svg';
import FI from '../../../node_modules/country-flag-icons/3x2/FI.svg';
import FR from '../../../node_modules/country-flag-icons/3x2/FR.svg';
import GB from '../../../node_modules/country-flag-icons/3x2/GB.svg';
import GR from '../../../node_modules/country-flag-icons/3x2/GR.svg';
import HK from '../../../node_modules/country-flag-icons/3x2/HK.svg';
import HR from '../../../node_modules/country-flag-icons/3x2/HR.svg';
import HU from '../../../node_modules/country-flag-icons/3x2/HU.svg';
import IE from '../../../node_modules/country-flag-icons/3x2/IE.svg';
import IT from '../../../node_modules/country-flag-icons/3x2/IT.svg';
import JP from '../../../node_modules/country-flag-icons/3x2/JP.svg';
import LT from '../../../node_modules/country-flag-icons/3x2/LT.svg';
import LU from '../../../node_modules/country-flag-icons/3x2/LU.svg';
import LV from '../../../node_modules/country-flag-icons/3x2/LV.svg';
import MT from '../../../node_modules/country-flag-icons/3x2/MT.svg';
import MX from '../../../node_modules/country-flag-icons/3x2/MX.svg';
import NL from '../../../node_modules/country-flag-icons/3x2/NL.svg';
import NO from '../../../node_modules/country-flag-icons/3x2/NO.svg';
import PL from '../../../node_modules/country-flag-icons/3x2/PL.svg';
import PT from '../../../node_modules/country-flag-icons/3x2/PT.svg';
import RO from '../../../node_modules/country-flag-icons/3x2/RO.svg';
import SA from '../../../node_modules/country-flag-icons/3x2/SA.svg';
import SC from '../../../node_modules/country-flag-icons/3x2/SC.svg';
import SE from '../../../node_modules/country-flag-icons/3x2/SE.svg';
import SG from '../../../node_modules/country-flag-icons/3x2/SG.svg';
import SI from '../../../node_modules/country-flag-icons/3x2/SI.svg';
import SK from '../../../node_modules/country-flag-icons/3x2/SK.svg';
import TR from '../../../node_modules/country-flag-icons/3x2/TR.svg';
import US from '../../../node_modules/country-flag-icons/3x2/US.svg';
import VG from '../../../node_modules/country-flag-icons/3x2/VG.svg';

/** ISO 3166-1 alpha-2, and EU. Countries of the country codes (requirements, 3), of the EU, and of company formation. */
export const flagFiles: Partial<Record<string, StaticImageData>> = {
  AE,
  AT,
  BE,
  BG,
  CH,
  CN,
  CY,
  CZ,
  DE,
  DK,
  EE,
  EG,
  ES,
  EU,
  FI,
  FR,
  GB,
  GR,
  HK,
  HR,
  HU,
  IE,
  IT,
  JP,
  LT,
  LU,
  LV,
  MT,
  MX,
  NL,
  NO,
  PL,
  PT,
  RO,
  SA,
  SC,
  SE,
  SG,
  SI,
  SK,
  TR,
  US,
  VG,
};
