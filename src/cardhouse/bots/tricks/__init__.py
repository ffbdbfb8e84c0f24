"""The bots of Thulla and Kazhutha Kali."""
