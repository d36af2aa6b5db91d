import type { NumberFieldServerComponent } from 'payload';

import { findOpenCodes } from './openCodes';
import { ServiceCodeSelect } from './ServiceCodeSelect';

/** Offers the codes of the service's area: those of the requirements and those that staff added. */
export const ServiceCodeField: NumberFieldServerComponent = async ({
  clientField,
  path,
  payload,
  readOnly,
}) => (
  <ServiceCodeSelect
    path={path}
    label={clientField.label}
    description={clientField.admin?.description}
    added={await findOpenCodes(payload)}
    readOnly={readOnly}
  />
);
