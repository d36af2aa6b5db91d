import { DocumentPages as DocumentPages_f8ef8b08acf084d2d07b49e5c65ce0f3 } from '../../../../src/plugins/page-status/DocumentPages'
import { DocumentUses as DocumentUses_216afc7840b0a9abd35a1243858ca557 } from '../../../../src/cms/admin/links/DocumentUses'
import { Scheduled as Scheduled_2890ee5da4a90db757239d99e54dbb01 } from '../../../../src/cms/admin/schedules/Scheduled'
import { DocumentRelease as DocumentRelease_e023776a4b96927f120e10f9b91c5621 } from '../../../../src/cms/admin/releases/DocumentRelease'
import { Completeness as Completeness_954cac1466cf5291a21cf0efb91a48e3 } from '../../../../src/cms/admin/languages/Completeness'
import { CompletenessCell as CompletenessCell_4bcb071ff02db4e16f6cb5e3dd3d2cbc } from '../../../../src/cms/admin/languages/CompletenessCell'
import { DescriptionWithOther as DescriptionWithOther_35348304635b85e38226f2dd8fd198e2 } from '../../../../src/cms/admin/languages/OtherLanguage'
import { LinkField as LinkField_d77d1ee9f3c74f6ed6d089ac41d83b4a } from '../../../../src/cms/admin/linkTargets/LinkField'
import { RowTitle as RowTitle_5facd079d76eece2c8fe51acca50b49f } from '../../../../src/cms/admin/RowTitle'
import { SectionLabel as SectionLabel_4fd62a5b01bfca5af38979d2401b1cb9 } from '../../../../src/cms/admin/SectionLabel'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PasteFeatureClient as PasteFeatureClient_138bfdf369eb8f163db80fee2b9cfd29 } from '../../../../src/cms/admin/richText/PasteFeature'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SearchPreview as SearchPreview_ee0fc6f3249ebd51e7da4b9c56ab4e9c } from '../../../../src/cms/admin/search/SearchPreview'
import { PageKeySelect as PageKeySelect_d9912503c0a118d34d3f2219093b92a7 } from '../../../../src/cms/admin/pages/PageKeySelect'
import { Review as Review_eb81cfcbe7edc32b42c0eabe23773870 } from '../../../../src/cms/admin/review/Review'
import { SavedByCell as SavedByCell_82ae91d090973ef38558251245e66e51 } from '../../../../src/cms/admin/history/SavedByCell'
import { History as History_fe52dda8ff9c0a77b89bb8ceab4c6c1b } from '../../../../src/cms/admin/history/History'
import { PageListFilters as PageListFilters_71aab41357041edad1b3dc8418d4b60b } from '../../../../src/cms/admin/pages/PageListFilters'
import { SelectionUses as SelectionUses_70d8a32dc60c60870a0e530daa9fec67 } from '../../../../src/cms/admin/links/SelectionUses'
import { DraftKeeper as DraftKeeper_785b1a1c045d17833c55c335fc98fac1 } from '../../../../src/cms/admin/drafts/DraftKeeper'
import { Status as Status_f77835baa744c3e044c3e3d14e67c418 } from '../../../../src/cms/admin/history/Status'
import { SlugField as SlugField_c58d51328b807397dab01097b6e3612b } from '../../../../src/cms/admin/articles/SlugField'
import { ReleasePanel as ReleasePanel_029c4593eec3896a4e91213f9969be51 } from '../../../../src/cms/admin/releases/ReleasePanel'
import { CoveredPageWarning as CoveredPageWarning_b6b9fadfb00b94325a8d8b7117bb97ea } from '../../../../src/cms/admin/redirects/CoveredPageWarning'
import { DeadTarget as DeadTarget_c6bb9b70e9f9259114948ae742bcfe5b } from '../../../../src/cms/admin/redirects/DeadTargets'
import { DeadTargets as DeadTargets_c6bb9b70e9f9259114948ae742bcfe5b } from '../../../../src/cms/admin/redirects/DeadTargets'
import { UnusedMedia as UnusedMedia_8db042634a30038526670717762ffe08 } from '../../../../src/cms/admin/media/UnusedMedia'
import { PreviewAt as PreviewAt_88fa17d5de07c1aa3d9fa9c5ac70dc8d } from '../../../../src/cms/admin/windows/PreviewAt'
import { AmountField as AmountField_e415377970758259c2a52a2ae31589d8 } from '../../../../src/cms/admin/prices/AmountField'
import { ServiceCodeField as ServiceCodeField_a91352518cd52824fa193302633ff458 } from '../../../../src/cms/admin/services/ServiceCodeField'
import { NextCheckCell as NextCheckCell_83731756943de80b68a27391fb45e0d0 } from '../../../../src/cms/admin/rules/NextCheckCell'
import { RuleListFilters as RuleListFilters_277a954304192d28baa13cba0403b315 } from '../../../../src/cms/admin/rules/RuleListFilters'
import { AssigneeField as AssigneeField_007189e8ed056c6a7f971f9b4bdd6cb8 } from '../../../../src/cms/admin/enquiries/AssigneeField'
import { NoteLabel as NoteLabel_2845f41c89c05faed08ef80e226cec65 } from '../../../../src/cms/admin/enquiries/NoteLabel'
import { EnquiryListTools as EnquiryListTools_059bf7791832f4b2531e0ed323c14f34 } from '../../../../src/cms/admin/enquiries/EnquiryListTools'
import { VisitSummary as VisitSummary_23e2ae2e183bb644dc70a85ad819fc8a } from '../../../../src/cms/admin/VisitSummary'
import { VitalsSummary as VitalsSummary_80c48e7f47b58a95370729ee0b6a4033 } from '../../../../src/cms/admin/vitals/VitalsSummary'
import { ReadSummary as ReadSummary_121550ae6f3071c2cacefab58f76d98e } from '../../../../src/cms/admin/reads/ReadSummary'
import { SecurityField as SecurityField_3ff533f7e15a638bac40e05c9699538c } from '../../../../src/cms/admin/account/SecurityField'
import { OwnPassword as OwnPassword_6d84f64b12dd8525da6969cf2f681113 } from '../../../../src/cms/admin/account/OwnPassword'
import { RoleMark as RoleMark_1b929487104962d108ee2fbeb2cf2970 } from '../../../../src/cms/admin/RoleMark'
import { ScheduleAlert as ScheduleAlert_830a1d293bd55a37a2349b9d35aa7ac8 } from '../../../../src/cms/admin/schedules/ScheduleAlert'
import { Mark as Mark_5eaa89156b11330d1774d6109ebfc2db } from '../../../../src/cms/admin/Mark'
import { Logo as Logo_794843e034a853da0ff6b5ee3c07cbb5 } from '../../../../src/cms/admin/Logo'
import { NoticeCount as NoticeCount_7196eaca45781f46f50c72ff0b296087 } from '../../../../src/cms/admin/review/NoticeCount'
import { SitePagesLink as SitePagesLink_217c13f38aa5a756cfec872f7e9e8e0f } from '../../../../src/plugins/page-status/SitePagesView'
import { NavLinks as NavLinks_4fae588a6c2bedf6ff00a01c9d7e5ac4 } from '../../../../src/cms/admin/NavLinks'
import { Dashboard as Dashboard_3f0c10b9b40b512181d365d510d46a5a } from '../../../../src/cms/admin/dashboard/Dashboard'
import { ScheduleProvider as ScheduleProvider_a53a659b05f911291a1fe2a903b81fa4 } from '../../../../src/cms/admin/schedules/ScheduleProvider'
import { OpenFormsProvider as OpenFormsProvider_aa72d7c1199550dd8793b71e57e7176e } from '../../../../src/cms/admin/drafts/OpenForms'
import { LivePageProvider as LivePageProvider_c9f98d1f597c8f447d47d81d7b0d63eb } from '../../../../src/cms/admin/LivePage'
import { LoginView as LoginView_63a358ea047c486fde2de060a0515a0b } from '../../../../src/cms/admin/login/LoginView'
import { ForgotView as ForgotView_9ec9dae7f95d9124a24b50f699383340 } from '../../../../src/cms/admin/login/ForgotView'
import { ResetView as ResetView_aaa18b153cee2adc4856805469442a7e } from '../../../../src/cms/admin/login/ResetView'
import { DeadLinksView as DeadLinksView_143ff16d4bc6f3fb8f7b87fa1d2e9777 } from '../../../../src/cms/admin/links/DeadLinksView'
import { GuideView as GuideView_f30474b173d30f2dfbb35fd624e04d48 } from '../../../../src/cms/admin/guide/GuideView'
import { ObligationsView as ObligationsView_eeaaa330234a1dc21e0affd2b85f29fe } from '../../../../src/cms/admin/obligations/ObligationsView'
import { TranslationsView as TranslationsView_687588d9227103d7df3e8222e83f2da1 } from '../../../../src/cms/admin/translations/TranslationsView'
import { NoticesView as NoticesView_561c79ee8a4e85ddcd07588906e9546d } from '../../../../src/cms/admin/review/NoticesView'
import { CalendarView as CalendarView_64eb5d5ced62ac8458087ec3d6a00fdc } from '../../../../src/cms/admin/calendar/CalendarView'
import { SchedulesView as SchedulesView_90b4c72b1b5b8d983fd564fa58e56f5b } from '../../../../src/cms/admin/schedules/SchedulesView'
import { SitePagesView as SitePagesView_217c13f38aa5a756cfec872f7e9e8e0f } from '../../../../src/plugins/page-status/SitePagesView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/plugins/page-status/DocumentPages#DocumentPages": DocumentPages_f8ef8b08acf084d2d07b49e5c65ce0f3,
  "/src/cms/admin/links/DocumentUses#DocumentUses": DocumentUses_216afc7840b0a9abd35a1243858ca557,
  "/src/cms/admin/schedules/Scheduled#Scheduled": Scheduled_2890ee5da4a90db757239d99e54dbb01,
  "/src/cms/admin/releases/DocumentRelease#DocumentRelease": DocumentRelease_e023776a4b96927f120e10f9b91c5621,
  "/src/cms/admin/languages/Completeness#Completeness": Completeness_954cac1466cf5291a21cf0efb91a48e3,
  "/src/cms/admin/languages/CompletenessCell#CompletenessCell": CompletenessCell_4bcb071ff02db4e16f6cb5e3dd3d2cbc,
  "/src/cms/admin/languages/OtherLanguage#DescriptionWithOther": DescriptionWithOther_35348304635b85e38226f2dd8fd198e2,
  "/src/cms/admin/linkTargets/LinkField#LinkField": LinkField_d77d1ee9f3c74f6ed6d089ac41d83b4a,
  "/src/cms/admin/RowTitle#RowTitle": RowTitle_5facd079d76eece2c8fe51acca50b49f,
  "/src/cms/admin/SectionLabel#SectionLabel": SectionLabel_4fd62a5b01bfca5af38979d2401b1cb9,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/cms/admin/richText/PasteFeature#PasteFeatureClient": PasteFeatureClient_138bfdf369eb8f163db80fee2b9cfd29,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/cms/admin/search/SearchPreview#SearchPreview": SearchPreview_ee0fc6f3249ebd51e7da4b9c56ab4e9c,
  "/src/cms/admin/pages/PageKeySelect#PageKeySelect": PageKeySelect_d9912503c0a118d34d3f2219093b92a7,
  "/src/cms/admin/review/Review#Review": Review_eb81cfcbe7edc32b42c0eabe23773870,
  "/src/cms/admin/history/SavedByCell#SavedByCell": SavedByCell_82ae91d090973ef38558251245e66e51,
  "/src/cms/admin/history/History#History": History_fe52dda8ff9c0a77b89bb8ceab4c6c1b,
  "/src/cms/admin/pages/PageListFilters#PageListFilters": PageListFilters_71aab41357041edad1b3dc8418d4b60b,
  "/src/cms/admin/links/SelectionUses#SelectionUses": SelectionUses_70d8a32dc60c60870a0e530daa9fec67,
  "/src/cms/admin/drafts/DraftKeeper#DraftKeeper": DraftKeeper_785b1a1c045d17833c55c335fc98fac1,
  "/src/cms/admin/history/Status#Status": Status_f77835baa744c3e044c3e3d14e67c418,
  "/src/cms/admin/articles/SlugField#SlugField": SlugField_c58d51328b807397dab01097b6e3612b,
  "/src/cms/admin/releases/ReleasePanel#ReleasePanel": ReleasePanel_029c4593eec3896a4e91213f9969be51,
  "/src/cms/admin/redirects/CoveredPageWarning#CoveredPageWarning": CoveredPageWarning_b6b9fadfb00b94325a8d8b7117bb97ea,
  "/src/cms/admin/redirects/DeadTargets#DeadTarget": DeadTarget_c6bb9b70e9f9259114948ae742bcfe5b,
  "/src/cms/admin/redirects/DeadTargets#DeadTargets": DeadTargets_c6bb9b70e9f9259114948ae742bcfe5b,
  "/src/cms/admin/media/UnusedMedia#UnusedMedia": UnusedMedia_8db042634a30038526670717762ffe08,
  "/src/cms/admin/windows/PreviewAt#PreviewAt": PreviewAt_88fa17d5de07c1aa3d9fa9c5ac70dc8d,
  "/src/cms/admin/prices/AmountField#AmountField": AmountField_e415377970758259c2a52a2ae31589d8,
  "/src/cms/admin/services/ServiceCodeField#ServiceCodeField": ServiceCodeField_a91352518cd52824fa193302633ff458,
  "/src/cms/admin/rules/NextCheckCell#NextCheckCell": NextCheckCell_83731756943de80b68a27391fb45e0d0,
  "/src/cms/admin/rules/RuleListFilters#RuleListFilters": RuleListFilters_277a954304192d28baa13cba0403b315,
  "/src/cms/admin/enquiries/AssigneeField#AssigneeField": AssigneeField_007189e8ed056c6a7f971f9b4bdd6cb8,
  "/src/cms/admin/enquiries/NoteLabel#NoteLabel": NoteLabel_2845f41c89c05faed08ef80e226cec65,
  "/src/cms/admin/enquiries/EnquiryListTools#EnquiryListTools": EnquiryListTools_059bf7791832f4b2531e0ed323c14f34,
  "/src/cms/admin/VisitSummary#VisitSummary": VisitSummary_23e2ae2e183bb644dc70a85ad819fc8a,
  "/src/cms/admin/vitals/VitalsSummary#VitalsSummary": VitalsSummary_80c48e7f47b58a95370729ee0b6a4033,
  "/src/cms/admin/reads/ReadSummary#ReadSummary": ReadSummary_121550ae6f3071c2cacefab58f76d98e,
  "/src/cms/admin/account/SecurityField#SecurityField": SecurityField_3ff533f7e15a638bac40e05c9699538c,
  "/src/cms/admin/account/OwnPassword#OwnPassword": OwnPassword_6d84f64b12dd8525da6969cf2f681113,
  "/src/cms/admin/RoleMark#RoleMark": RoleMark_1b929487104962d108ee2fbeb2cf2970,
  "/src/cms/admin/schedules/ScheduleAlert#ScheduleAlert": ScheduleAlert_830a1d293bd55a37a2349b9d35aa7ac8,
  "/src/cms/admin/Mark#Mark": Mark_5eaa89156b11330d1774d6109ebfc2db,
  "/src/cms/admin/Logo#Logo": Logo_794843e034a853da0ff6b5ee3c07cbb5,
  "/src/cms/admin/review/NoticeCount#NoticeCount": NoticeCount_7196eaca45781f46f50c72ff0b296087,
  "/src/plugins/page-status/SitePagesView#SitePagesLink": SitePagesLink_217c13f38aa5a756cfec872f7e9e8e0f,
  "/src/cms/admin/NavLinks#NavLinks": NavLinks_4fae588a6c2bedf6ff00a01c9d7e5ac4,
  "/src/cms/admin/dashboard/Dashboard#Dashboard": Dashboard_3f0c10b9b40b512181d365d510d46a5a,
  "/src/cms/admin/schedules/ScheduleProvider#ScheduleProvider": ScheduleProvider_a53a659b05f911291a1fe2a903b81fa4,
  "/src/cms/admin/drafts/OpenForms#OpenFormsProvider": OpenFormsProvider_aa72d7c1199550dd8793b71e57e7176e,
  "/src/cms/admin/LivePage#LivePageProvider": LivePageProvider_c9f98d1f597c8f447d47d81d7b0d63eb,
  "/src/cms/admin/login/LoginView#LoginView": LoginView_63a358ea047c486fde2de060a0515a0b,
  "/src/cms/admin/login/ForgotView#ForgotView": ForgotView_9ec9dae7f95d9124a24b50f699383340,
  "/src/cms/admin/login/ResetView#ResetView": ResetView_aaa18b153cee2adc4856805469442a7e,
  "/src/cms/admin/links/DeadLinksView#DeadLinksView": DeadLinksView_143ff16d4bc6f3fb8f7b87fa1d2e9777,
  "/src/cms/admin/guide/GuideView#GuideView": GuideView_f30474b173d30f2dfbb35fd624e04d48,
  "/src/cms/admin/obligations/ObligationsView#ObligationsView": ObligationsView_eeaaa330234a1dc21e0affd2b85f29fe,
  "/src/cms/admin/translations/TranslationsView#TranslationsView": TranslationsView_687588d9227103d7df3e8222e83f2da1,
  "/src/cms/admin/review/NoticesView#NoticesView": NoticesView_561c79ee8a4e85ddcd07588906e9546d,
  "/src/cms/admin/calendar/CalendarView#CalendarView": CalendarView_64eb5d5ced62ac8458087ec3d6a00fdc,
  "/src/cms/admin/schedules/SchedulesView#SchedulesView": SchedulesView_90b4c72b1b5b8d983fd564fa58e56f5b,
  "/src/plugins/page-status/SitePagesView#SitePagesView": SitePagesView_217c13f38aa5a756cfec872f7e9e8e0f,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
