import '@/styles/pages/placeholders.css'
