import { DocumentPages as DocumentPages_ee8012d674a371b7b019d0bb6d38cc3c } from '../../../cms/admin/site/DocumentPages'
import { Completeness as Completeness_3bb105ee4f86aa7100cfbbcc7519be2c } from '../../../cms/admin/languages/Completeness'
import { CompletenessCell as CompletenessCell_198e9d2d68df3b8fb7abea341cdddc5a } from '../../../cms/admin/languages/CompletenessCell'
import { OtherLanguage as OtherLanguage_07bb1587d553df67bfc9db8c9204a08a } from '../../../cms/admin/languages/OtherLanguage'
import { RowTitle as RowTitle_0130584f5ae4d5894531f93131ea5c04 } from '../../../cms/admin/RowTitle'
import { SectionLabel as SectionLabel_eb9285040d4091e7242ee7e052770b96 } from '../../../cms/admin/SectionLabel'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SearchPreview as SearchPreview_630cef241329295f73e97d169c7555d8 } from '../../../cms/admin/search/SearchPreview'
import { SavedByCell as SavedByCell_db7e5095f8b5c3924a4a98500479f887 } from '../../../cms/admin/history/SavedByCell'
import { History as History_81158b6c38ba4d55e77d5ec75d703f82 } from '../../../cms/admin/history/History'
import { UnusedMedia as UnusedMedia_fdef7b82eb6be119d4c4901237d331f6 } from '../../../cms/admin/media/UnusedMedia'
import { VisitSummary as VisitSummary_c29c8ffc4b63dbcabe6dafb012528b9a } from '../../../cms/admin/VisitSummary'
import { DeliveryFaultsCell as DeliveryFaultsCell_36fa273dadaff829c5cb9ffd41e78e3f } from '../../../cms/admin/site/DeliveryFaultsCell'
import { DeliveryFaultsField as DeliveryFaultsField_743c526b31c853e3840e976aecb26980 } from '../../../cms/admin/site/DeliveryFaultsField'
import { SecurityField as SecurityField_195db81d6440f42a000642ab3d3e49d4 } from '../../../cms/admin/account/SecurityField'
import { OwnPassword as OwnPassword_d4b3c2e9ec9b23bacfa193417ea1332d } from '../../../cms/admin/users/OwnPassword'
import { RoleMark as RoleMark_4bd8ecbe2e97a4b76a982f616ba64577 } from '../../../cms/admin/RoleMark'
import { ScheduleAlert as ScheduleAlert_bdd67b484d2e4e7f70296ccb285838be } from '../../../cms/admin/schedules/ScheduleAlert'
import { Mark as Mark_a893a939ed685484b4bf5d93a9738e52 } from '../../../cms/admin/Mark'
import { Logo as Logo_275cbc8e6d8d51ca630c8afc4d6aa690 } from '../../../cms/admin/Logo'
import { NavLinks as NavLinks_a8a83ef23abcec87047452bcaf88c32e } from '../../../cms/admin/NavLinks'
import { Welcome as Welcome_32b69e3753b0264dd6ea8054f1cc399d } from '../../../cms/admin/Welcome'
import { LoginView as LoginView_d68334f8c124d58ef908ab64060625f1 } from '../../../cms/admin/login/LoginView'
import { SitePagesView as SitePagesView_745ab59c79124219924c987b9a3c84d8 } from '../../../cms/admin/site/SitePagesView'
import { GuideView as GuideView_05f1af9cb8249605c0d318005231881b } from '../../../cms/admin/guide/GuideView'
import { SchedulesView as SchedulesView_301c264cf5e04d7931bee49a49ea005b } from '../../../cms/admin/schedules/SchedulesView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/cms/admin/site/DocumentPages#DocumentPages": DocumentPages_ee8012d674a371b7b019d0bb6d38cc3c,
  "/src/cms/admin/languages/Completeness#Completeness": Completeness_3bb105ee4f86aa7100cfbbcc7519be2c,
  "/src/cms/admin/languages/CompletenessCell#CompletenessCell": CompletenessCell_198e9d2d68df3b8fb7abea341cdddc5a,
  "/src/cms/admin/languages/OtherLanguage#OtherLanguage": OtherLanguage_07bb1587d553df67bfc9db8c9204a08a,
  "/src/cms/admin/RowTitle#RowTitle": RowTitle_0130584f5ae4d5894531f93131ea5c04,
  "/src/cms/admin/SectionLabel#SectionLabel": SectionLabel_eb9285040d4091e7242ee7e052770b96,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/cms/admin/search/SearchPreview#SearchPreview": SearchPreview_630cef241329295f73e97d169c7555d8,
  "/src/cms/admin/history/SavedByCell#SavedByCell": SavedByCell_db7e5095f8b5c3924a4a98500479f887,
  "/src/cms/admin/history/History#History": History_81158b6c38ba4d55e77d5ec75d703f82,
  "/src/cms/admin/media/UnusedMedia#UnusedMedia": UnusedMedia_fdef7b82eb6be119d4c4901237d331f6,
  "/src/cms/admin/VisitSummary#VisitSummary": VisitSummary_c29c8ffc4b63dbcabe6dafb012528b9a,
  "/src/cms/admin/site/DeliveryFaultsCell#DeliveryFaultsCell": DeliveryFaultsCell_36fa273dadaff829c5cb9ffd41e78e3f,
  "/src/cms/admin/site/DeliveryFaultsField#DeliveryFaultsField": DeliveryFaultsField_743c526b31c853e3840e976aecb26980,
  "/src/cms/admin/account/SecurityField#SecurityField": SecurityField_195db81d6440f42a000642ab3d3e49d4,
  "/src/cms/admin/users/OwnPassword#OwnPassword": OwnPassword_d4b3c2e9ec9b23bacfa193417ea1332d,
  "/src/cms/admin/RoleMark#RoleMark": RoleMark_4bd8ecbe2e97a4b76a982f616ba64577,
  "/src/cms/admin/schedules/ScheduleAlert#ScheduleAlert": ScheduleAlert_bdd67b484d2e4e7f70296ccb285838be,
  "/src/cms/admin/Mark#Mark": Mark_a893a939ed685484b4bf5d93a9738e52,
  "/src/cms/admin/Logo#Logo": Logo_275cbc8e6d8d51ca630c8afc4d6aa690,
  "/src/cms/admin/NavLinks#NavLinks": NavLinks_a8a83ef23abcec87047452bcaf88c32e,
  "/src/cms/admin/Welcome#Welcome": Welcome_32b69e3753b0264dd6ea8054f1cc399d,
  "/src/cms/admin/login/LoginView#LoginView": LoginView_d68334f8c124d58ef908ab64060625f1,
  "/src/cms/admin/site/SitePagesView#SitePagesView": SitePagesView_745ab59c79124219924c987b9a3c84d8,
  "/src/cms/admin/guide/GuideView#GuideView": GuideView_05f1af9cb8249605c0d318005231881b,
  "/src/cms/admin/schedules/SchedulesView#SchedulesView": SchedulesView_301c264cf5e04d7931bee49a49ea005b,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
