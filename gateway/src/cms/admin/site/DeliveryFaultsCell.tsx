import type { DefaultServerCellComponentProps } from 'payload';

import { adminLanguage } from '../../../domain/languages';
import { readFaults } from '../../../sync/deliveryFaults';
import { DeliveryFaults } from './DeliveryFaults';

/** In the list of updates: the first reason and how many there are. */
export const DeliveryFaultsCell = ({ cellData, i18n }: DefaultServerCellComponentProps) => (
  <DeliveryFaults faults={readFaults(cellData)} most={1} language={adminLanguage(i18n.language)} />
);
