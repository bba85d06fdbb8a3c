/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_STOREFRONT_URL: string
  readonly VITE_STOREFRONT_KEY: string
}
