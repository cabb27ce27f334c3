/** GoTrue's responses about itself. */
export const health = {
  version: 'individua',
  name: 'GoTrue',
  description: 'The embedded authentication provider of Individua',
}

export const settings = {
  external: { anonymous_users: false, email: true, phone: false },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
}
