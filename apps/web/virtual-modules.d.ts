declare module 'virtual:sample-profile/*' {
  const profile: import('./sample-profile.ts').SampleProfile
  export default profile
}
