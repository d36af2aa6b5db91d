import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

import { isStaffUser } from '../../access/roles';

interface AdminPageProps extends Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> {
  title: string;
  children: ReactNode;
}

/** A page of our own in the frame of the admin. Payload shows such pages to anybody, so this one asks who it is. */
export function AdminPage({ initPageResult, params, searchParams, title, children }: AdminPageProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  if (!isStaffUser(req.user)) redirect('/admin/login');
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      viewActions={req.payload.config.admin.components?.actions}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: title }]} />
      <Gutter>
        <h1 style={{ marginBottom: 16 }}>{title}</h1>
        {children}
      </Gutter>
    </DefaultTemplate>
  );
}
