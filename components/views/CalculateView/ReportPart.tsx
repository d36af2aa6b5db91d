import type { ReactNode } from 'react';

import { Part, PartLead, PartName } from './CheckResult.styles';

interface ReportPartProps {
  id: string;
  heading: string;
  lead?: string;
  /** Of no use on paper. */
  isForScreens?: boolean;
  children: ReactNode;
}

/** A part of the report under its own heading, to which the contents lead. */
export function ReportPart({ id, heading, lead, isForScreens = false, children }: ReportPartProps) {
  return (
    <Part id={id} $isForScreens={isForScreens}>
      <PartName>{heading}</PartName>
      {lead && <PartLead>{lead}</PartLead>}
      {children}
    </Part>
  );
}
