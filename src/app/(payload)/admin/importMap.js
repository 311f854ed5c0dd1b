import { StatusCell as StatusCell_72934a48eb9897687ec76051dd5fd787 } from '../../../../src/features/layout/staff/list-cells'
import { PersonCell as PersonCell_01a72b9ad6fc44134d933fe3e440462e } from '../../../../src/features/accounts/staff/person-cell'
import { PossiblySame as PossiblySame_41e10e44fdbb2cb44dcd6f0b9727265b } from '../../../../src/features/leads/staff/possibly-same'
import { SavingBar as SavingBar_d1f66e2d3833f7f53918ff206f895778 } from '../../../../src/features/publishing/staff/lazy'
import { SaveButton as SaveButton_d1f66e2d3833f7f53918ff206f895778 } from '../../../../src/features/publishing/staff/lazy'
import { SaveDraftButton as SaveDraftButton_d1f66e2d3833f7f53918ff206f895778 } from '../../../../src/features/publishing/staff/lazy'
import { TitleCell as TitleCell_65e01befa77660470a10b8b7d8bfd6eb } from '../../../../src/features/publishing/staff/list-cells'
import { TicketLink as TicketLink_a2a20ebf448652b48de26731c67e512e } from '../../../../src/features/tickets/staff/ticket-link'
import { MessageCell as MessageCell_4d9fd2ba4d24236f752f04a68f5aa6b1 } from '../../../../src/features/tickets/staff/message-cell'
import { TextField as TextField_e5a4ae2147ebb8e7a03e6a0aa5ec5ad9 } from '../../../../src/components/editor/text-field'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { MoneyCell as MoneyCell_72934a48eb9897687ec76051dd5fd787 } from '../../../../src/features/layout/staff/list-cells'
import { MoneyField as MoneyField_669022e5463f43a480f93d07e65370b2 } from '../../../../src/features/invoices/staff/lazy'
import { AgencyDayCell as AgencyDayCell_fa2c6dd6e340df14168e65dd43bdf56e } from '../../../../src/features/settings/staff/agency-day'
import { AgencyDayField as AgencyDayField_fa2c6dd6e340df14168e65dd43bdf56e } from '../../../../src/features/settings/staff/agency-day'
import { PictureUses as PictureUses_40fdc90d86e65ee0eeb1802a82c79775 } from '../../../../src/features/media/staff/picture-notes'
import { DeletePictures as DeletePictures_42bb5aedef547757bfffb83dbae47142 } from '../../../../src/features/media/staff/lazy'
import { DeletePicture as DeletePicture_42bb5aedef547757bfffb83dbae47142 } from '../../../../src/features/media/staff/lazy'
import { PortalAccess as PortalAccess_184cdcdc0af9a60b98fa1c2de13d518a } from '../../../../src/features/accounts/staff/portal-access'
import { DayCell as DayCell_8d0ac1ed499e49a6872fc8f7de2bb880 } from '../../../../src/components/staff/day-cell'
import { DayField as DayField_3ead76a640356b046b143b19bb27406c } from '../../../../src/components/staff/lazy'
import { PostHead as PostHead_a396aa2719d7d567fd4e21f16d373975 } from '../../../../src/features/blog/staff/form/post-head'
import { TitleField as TitleField_e0b4b41b9795689d5257ecb60ea3a8fb } from '../../../../src/features/blog/staff/form/lazy'
import { SlugHint as SlugHint_e0b4b41b9795689d5257ecb60ea3a8fb } from '../../../../src/features/blog/staff/form/lazy'
import { BlockText as BlockText_287f5b2e0472fc49590d6fff25c4eef3 } from '../../../../src/features/blog/staff/blocks/block-fields'
import { BlockInText as BlockInText_cc57689d0db06ef9e52d593a0dd5d721 } from '../../../../src/features/blog/staff/blocks/lazy'
import { ChartRows as ChartRows_287f5b2e0472fc49590d6fff25c4eef3 } from '../../../../src/features/blog/staff/blocks/block-fields'
import { TextLength as TextLength_e0b4b41b9795689d5257ecb60ea3a8fb } from '../../../../src/features/blog/staff/form/lazy'
import { FormSection as FormSection_84af99a337552f76387c3df3522b9dee } from '../../../../src/components/staff/form-section'
import { MetaTitleComponent as MetaTitleComponent_38dab7b32212cec3bab6a89462ce2830 } from '../../../../src/features/seo/staff/lazy'
import { MetaDescriptionComponent as MetaDescriptionComponent_38dab7b32212cec3bab6a89462ce2830 } from '../../../../src/features/seo/staff/lazy'
import { PreviewComponent as PreviewComponent_38dab7b32212cec3bab6a89462ce2830 } from '../../../../src/features/seo/staff/lazy'
import { SharedPreview as SharedPreview_e0b4b41b9795689d5257ecb60ea3a8fb } from '../../../../src/features/blog/staff/form/lazy'
import { PublishField as PublishField_efb0a89f344ccb1c7557c15b9a74db18 } from '../../../../src/features/blog/staff/form/publish-field'
import { RelatedTitleCell as RelatedTitleCell_65e01befa77660470a10b8b7d8bfd6eb } from '../../../../src/features/publishing/staff/list-cells'
import { RelatedField as RelatedField_d1f66e2d3833f7f53918ff206f895778 } from '../../../../src/features/publishing/staff/lazy'
import { PictureByAddress as PictureByAddress_e0b4b41b9795689d5257ecb60ea3a8fb } from '../../../../src/features/blog/staff/form/lazy'
import { NoControl as NoControl_cdb2fe86558eae4c7c295f308d452e8f } from '../../../../src/features/publishing/staff/no-control'
import { LanguageStatesCell as LanguageStatesCell_65e01befa77660470a10b8b7d8bfd6eb } from '../../../../src/features/publishing/staff/list-cells'
import { ReleaseLock as ReleaseLock_d1f66e2d3833f7f53918ff206f895778 } from '../../../../src/features/publishing/staff/lazy'
import { PublicationStatus as PublicationStatus_d1f66e2d3833f7f53918ff206f895778 } from '../../../../src/features/publishing/staff/lazy'
import { UnpublishButton as UnpublishButton_d1f66e2d3833f7f53918ff206f895778 } from '../../../../src/features/publishing/staff/lazy'
import { RestoreVersion as RestoreVersion_b85a51ad9bb86a8d95e88e8fa9159f05 } from '../../../../src/features/publishing/staff/restore-version'
import { RowsField as RowsField_3ead76a640356b046b143b19bb27406c } from '../../../../src/components/staff/lazy'
import { PublishButton as PublishButton_d1f66e2d3833f7f53918ff206f895778 } from '../../../../src/features/publishing/staff/lazy'
import { MissingAltCell as MissingAltCell_40fdc90d86e65ee0eeb1802a82c79775 } from '../../../../src/features/media/staff/picture-notes'
import { MissingAlt as MissingAlt_40fdc90d86e65ee0eeb1802a82c79775 } from '../../../../src/features/media/staff/picture-notes'
import { PersonNameCell as PersonNameCell_01a72b9ad6fc44134d933fe3e440462e } from '../../../../src/features/accounts/staff/person-cell'
import { KindCell as KindCell_1cddb0b9ce7cbb83a41fd0f556c419fd } from '../../../../src/features/mail/staff/kind-cell'
import { SendEmail as SendEmail_b03e1f854b804851ec53bfc3df200268 } from '../../../../src/features/mail/staff/send-controls'
import { SendAllEmails as SendAllEmails_b03e1f854b804851ec53bfc3df200268 } from '../../../../src/features/mail/staff/send-controls'
import { PaymentGaps as PaymentGaps_cfd0eb585f6a55b37d2f6010e804982d } from '../../../../src/features/invoices/staff/payment-gaps'
import { Connections as Connections_c6789347441b2cdb75253f2549d52d7f } from '../../../../src/features/settings/staff/connections'
import { AccountAvatar as AccountAvatar_01a72b9ad6fc44134d933fe3e440462e } from '../../../../src/features/accounts/staff/person-cell'
import { NavSlot as NavSlot_36eba1ac16ccde910dbbbcaa1a06e3ad } from '../../../../src/features/search/staff/payload-slots'
import { Icon as Icon_52cf06c63cc639701ca4c7c2adc86a6c } from '../../../../src/features/layout/staff/brand'
import { Logo as Logo_52cf06c63cc639701ca4c7c2adc86a6c } from '../../../../src/features/layout/staff/brand'
import { CommandBarSlot as CommandBarSlot_36eba1ac16ccde910dbbbcaa1a06e3ad } from '../../../../src/features/search/staff/payload-slots'
import { PayloadShell as PayloadShell_cfc6148757c7beff2570b26c99150730 } from '../../../../src/features/layout/staff/payload-shell'
import { SkipLink as SkipLink_c7f37e3b4b158533f54a1a32b72d0266 } from '../../../../src/features/layout/staff/skip-link'
import { MendMarkup as MendMarkup_3612c40908571c6ff3c2e2b856d8192a } from '../../../../src/features/layout/staff/mend-markup'
import { InertBehindDrawer as InertBehindDrawer_c4223dcc39030ec45b90f78d7f19f6d3 } from '../../../../src/features/layout/staff/providers'
import { ToastAfterNavigation as ToastAfterNavigation_1800c40477b94dce1f1250c217c4615c } from '../../../../src/features/layout/staff/toast-after-navigation'
import { LanguageOfAccount as LanguageOfAccount_c4223dcc39030ec45b90f78d7f19f6d3 } from '../../../../src/features/layout/staff/providers'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/features/layout/staff/list-cells#StatusCell": StatusCell_72934a48eb9897687ec76051dd5fd787,
  "/src/features/accounts/staff/person-cell#PersonCell": PersonCell_01a72b9ad6fc44134d933fe3e440462e,
  "/src/features/leads/staff/possibly-same#PossiblySame": PossiblySame_41e10e44fdbb2cb44dcd6f0b9727265b,
  "/src/features/publishing/staff/lazy#SavingBar": SavingBar_d1f66e2d3833f7f53918ff206f895778,
  "/src/features/publishing/staff/lazy#SaveButton": SaveButton_d1f66e2d3833f7f53918ff206f895778,
  "/src/features/publishing/staff/lazy#SaveDraftButton": SaveDraftButton_d1f66e2d3833f7f53918ff206f895778,
  "/src/features/publishing/staff/list-cells#TitleCell": TitleCell_65e01befa77660470a10b8b7d8bfd6eb,
  "/src/features/tickets/staff/ticket-link#TicketLink": TicketLink_a2a20ebf448652b48de26731c67e512e,
  "/src/features/tickets/staff/message-cell#MessageCell": MessageCell_4d9fd2ba4d24236f752f04a68f5aa6b1,
  "/src/components/editor/text-field#TextField": TextField_e5a4ae2147ebb8e7a03e6a0aa5ec5ad9,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/src/features/layout/staff/list-cells#MoneyCell": MoneyCell_72934a48eb9897687ec76051dd5fd787,
  "/src/features/invoices/staff/lazy#MoneyField": MoneyField_669022e5463f43a480f93d07e65370b2,
  "/src/features/settings/staff/agency-day#AgencyDayCell": AgencyDayCell_fa2c6dd6e340df14168e65dd43bdf56e,
  "/src/features/settings/staff/agency-day#AgencyDayField": AgencyDayField_fa2c6dd6e340df14168e65dd43bdf56e,
  "/src/features/media/staff/picture-notes#PictureUses": PictureUses_40fdc90d86e65ee0eeb1802a82c79775,
  "/src/features/media/staff/lazy#DeletePictures": DeletePictures_42bb5aedef547757bfffb83dbae47142,
  "/src/features/media/staff/lazy#DeletePicture": DeletePicture_42bb5aedef547757bfffb83dbae47142,
  "/src/features/accounts/staff/portal-access#PortalAccess": PortalAccess_184cdcdc0af9a60b98fa1c2de13d518a,
  "/src/components/staff/day-cell#DayCell": DayCell_8d0ac1ed499e49a6872fc8f7de2bb880,
  "/src/components/staff/lazy#DayField": DayField_3ead76a640356b046b143b19bb27406c,
  "/src/features/blog/staff/form/post-head#PostHead": PostHead_a396aa2719d7d567fd4e21f16d373975,
  "/src/features/blog/staff/form/lazy#TitleField": TitleField_e0b4b41b9795689d5257ecb60ea3a8fb,
  "/src/features/blog/staff/form/lazy#SlugHint": SlugHint_e0b4b41b9795689d5257ecb60ea3a8fb,
  "/src/features/blog/staff/blocks/block-fields#BlockText": BlockText_287f5b2e0472fc49590d6fff25c4eef3,
  "/src/features/blog/staff/blocks/lazy#BlockInText": BlockInText_cc57689d0db06ef9e52d593a0dd5d721,
  "/src/features/blog/staff/blocks/block-fields#ChartRows": ChartRows_287f5b2e0472fc49590d6fff25c4eef3,
  "/src/features/blog/staff/form/lazy#TextLength": TextLength_e0b4b41b9795689d5257ecb60ea3a8fb,
  "/src/components/staff/form-section#FormSection": FormSection_84af99a337552f76387c3df3522b9dee,
  "/src/features/seo/staff/lazy#MetaTitleComponent": MetaTitleComponent_38dab7b32212cec3bab6a89462ce2830,
  "/src/features/seo/staff/lazy#MetaDescriptionComponent": MetaDescriptionComponent_38dab7b32212cec3bab6a89462ce2830,
  "/src/features/seo/staff/lazy#PreviewComponent": PreviewComponent_38dab7b32212cec3bab6a89462ce2830,
  "/src/features/blog/staff/form/lazy#SharedPreview": SharedPreview_e0b4b41b9795689d5257ecb60ea3a8fb,
  "/src/features/blog/staff/form/publish-field#PublishField": PublishField_efb0a89f344ccb1c7557c15b9a74db18,
  "/src/features/publishing/staff/list-cells#RelatedTitleCell": RelatedTitleCell_65e01befa77660470a10b8b7d8bfd6eb,
  "/src/features/publishing/staff/lazy#RelatedField": RelatedField_d1f66e2d3833f7f53918ff206f895778,
  "/src/features/blog/staff/form/lazy#PictureByAddress": PictureByAddress_e0b4b41b9795689d5257ecb60ea3a8fb,
  "/src/features/publishing/staff/no-control#NoControl": NoControl_cdb2fe86558eae4c7c295f308d452e8f,
  "/src/features/publishing/staff/list-cells#LanguageStatesCell": LanguageStatesCell_65e01befa77660470a10b8b7d8bfd6eb,
  "/src/features/publishing/staff/lazy#ReleaseLock": ReleaseLock_d1f66e2d3833f7f53918ff206f895778,
  "/src/features/publishing/staff/lazy#PublicationStatus": PublicationStatus_d1f66e2d3833f7f53918ff206f895778,
  "/src/features/publishing/staff/lazy#UnpublishButton": UnpublishButton_d1f66e2d3833f7f53918ff206f895778,
  "/src/features/publishing/staff/restore-version#RestoreVersion": RestoreVersion_b85a51ad9bb86a8d95e88e8fa9159f05,
  "/src/components/staff/lazy#RowsField": RowsField_3ead76a640356b046b143b19bb27406c,
  "/src/features/publishing/staff/lazy#PublishButton": PublishButton_d1f66e2d3833f7f53918ff206f895778,
  "/src/features/media/staff/picture-notes#MissingAltCell": MissingAltCell_40fdc90d86e65ee0eeb1802a82c79775,
  "/src/features/media/staff/picture-notes#MissingAlt": MissingAlt_40fdc90d86e65ee0eeb1802a82c79775,
  "/src/features/accounts/staff/person-cell#PersonNameCell": PersonNameCell_01a72b9ad6fc44134d933fe3e440462e,
  "/src/features/mail/staff/kind-cell#KindCell": KindCell_1cddb0b9ce7cbb83a41fd0f556c419fd,
  "/src/features/mail/staff/send-controls#SendEmail": SendEmail_b03e1f854b804851ec53bfc3df200268,
  "/src/features/mail/staff/send-controls#SendAllEmails": SendAllEmails_b03e1f854b804851ec53bfc3df200268,
  "/src/features/invoices/staff/payment-gaps#PaymentGaps": PaymentGaps_cfd0eb585f6a55b37d2f6010e804982d,
  "/src/features/settings/staff/connections#Connections": Connections_c6789347441b2cdb75253f2549d52d7f,
  "/src/features/accounts/staff/person-cell#AccountAvatar": AccountAvatar_01a72b9ad6fc44134d933fe3e440462e,
  "/src/features/search/staff/payload-slots#NavSlot": NavSlot_36eba1ac16ccde910dbbbcaa1a06e3ad,
  "/src/features/layout/staff/brand#Icon": Icon_52cf06c63cc639701ca4c7c2adc86a6c,
  "/src/features/layout/staff/brand#Logo": Logo_52cf06c63cc639701ca4c7c2adc86a6c,
  "/src/features/search/staff/payload-slots#CommandBarSlot": CommandBarSlot_36eba1ac16ccde910dbbbcaa1a06e3ad,
  "/src/features/layout/staff/payload-shell#PayloadShell": PayloadShell_cfc6148757c7beff2570b26c99150730,
  "/src/features/layout/staff/skip-link#SkipLink": SkipLink_c7f37e3b4b158533f54a1a32b72d0266,
  "/src/features/layout/staff/mend-markup#MendMarkup": MendMarkup_3612c40908571c6ff3c2e2b856d8192a,
  "/src/features/layout/staff/providers#InertBehindDrawer": InertBehindDrawer_c4223dcc39030ec45b90f78d7f19f6d3,
  "/src/features/layout/staff/toast-after-navigation#ToastAfterNavigation": ToastAfterNavigation_1800c40477b94dce1f1250c217c4615c,
  "/src/features/layout/staff/providers#LanguageOfAccount": LanguageOfAccount_c4223dcc39030ec45b90f78d7f19f6d3,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
